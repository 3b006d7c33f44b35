import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withDroppableValues } from './lean-router.ts';

const folder = `${import.meta.dirname}/../../../node_modules/react-router/dist/production/lib`;

it.each(['components', 'context', 'hooks'])(
  'no value of the router is kept because of what making it might do: %s',
  (name) => {
    const code = readFileSync(`${folder}/${name}.js`, 'utf8');
    const made = /^(?:const|var) \w+ = (?:React\$1\.|class extends ).*/gm;
    expect(code).toMatch(made);
    expect(withDroppableValues(code).match(made)).toBeNull();
  },
);

it('a marked class is the same class', () => {
  const marked = withDroppableValues(
    'var Shown = class extends React$1.Component {\n\tstatic kind = "shown";\n};\nfunction next() {}\n',
  );
  expect(marked).toBe(
    'var Shown = /* @__PURE__ */ (() => class extends React$1.Component {\n\tstatic kind = "shown";\n})();\nfunction next() {}\n',
  );
});
