import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** What the browser needs of a call. Bodies, values of paths, access, summaries and errors are for the server. */
const neededFields = ['method', 'path', 'response'];

/** Leaves the parts of the contract that only the server reads out of the browser's files. */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    enforce: 'pre',
    transform: (code, id) =>
      /\/packages\/contract\/src\/[a-z-]+\.contract\.ts$/.test(id) ? withoutServersFields(code) : null,
  };
}

/** Removes from a module of the contract all fields of its calls that the browser does not need. */
export function withoutServersFields(code: string): string {
  const cuts: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [table] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineEndpoints') return;
      if (table?.type !== 'ObjectExpression') return;
      for (const call of table.properties) {
        if (call.type === 'Property' && call.value.type === 'ObjectExpression')
          cuts.push(...call.value.properties.filter(isForServer));
      }
    },
  }).visit(parseSync('contract.ts', code).program);
  // From the last one, so that the places of the others stay right. The comma after a field goes with it.
  return cuts
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code);
}

function isForServer(field: ESTree.ObjectPropertyKind): boolean {
  return (
    field.type === 'Property' && field.key.type === 'Identifier' && !neededFields.includes(field.key.name)
  );
}
