import {
  type Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';

/** Finds the line on which the value at a path begins, or else the nearest value around it. */
export type LineFinder = (path: readonly PropertyKey[]) => number;

export type ParsedContent = { data: unknown; faults: readonly { line: number; message: string }[] };

/** The data of a YAML or JSON text, or all that is wrong with its syntax. */
export function parseContent(source: string): ParsedContent {
  if (source.startsWith('{')) {
    const data = parseJson(source);
    if (data !== undefined) return { data, faults: [] };
  }
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const faults = [...document.errors, ...document.warnings, ...findLostText(document, source)];
  if (faults.length === 0) return { data: document.toJS(), faults: [] };
  const placed = faults.map(({ pos, message }) => ({ line: lines.linePos(pos[0]).line, message }));
  return { data: null, faults: placed };
}

/** Creates a line finder. It parses the text on the first call, because only faults need lines. */
export function createLineFinder(source: string): LineFinder {
  let parsed: { document: Document; lines: LineCounter } | null = null;
  return (path) => {
    if (parsed === null) {
      const lines = new LineCounter();
      parsed = { lines, document: parseDocument(source, { lineCounter: lines, prettyErrors: false }) };
    }
    return lineOfPath(parsed.document, parsed.lines, path);
  };
}

/** Reads JSON as JSON, ten times faster than as YAML; undefined when it is not JSON. */
function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/**
 * Finds texts that lost their end: a # after a space begins a comment, so `Put the # back` would silently become
 * `Put the`. Such a text needs quotes; comments need lines of their own.
 */
function findLostText(document: Document, source: string): { pos: [number, number]; message: string }[] {
  if (!/\S[ \t]+#/.test(source)) return [];
  const found: { pos: [number, number]; message: string }[] = [];
  visit(document, {
    Scalar: (_, { comment, range }) => {
      if (!comment || !range) return;
      const message = `the text ends before "#${comment}": put it in quotes, or the comment in a line of its own`;
      found.push({ pos: [range[0], range[1]], message });
    },
  });
  return found;
}

function lineOfPath(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = offsetAt(document, path.slice(0, length));
    if (offset !== null) return lines.linePos(offset).line;
  }
  return 1;
}

/**
 * Offset of the key when the path ends in one, because a block text begins a line below its key. Null when nothing is
 * there.
 */
function offsetAt(document: Document, path: readonly PropertyKey[]): number | null {
  const last = path.at(-1);
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (isMap(parent)) return keyOffset(parent, last);
  const node = document.getIn(path, true);
  return isNode(node) ? (node.range?.[0] ?? null) : null;
}

function keyOffset(map: YAMLMap, key: PropertyKey | undefined): number | null {
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
  return pair !== undefined && isScalar(pair.key) ? (pair.key.range?.[0] ?? null) : null;
}
