import { type Bilingual, type Language, localized, type Stroke } from '@python-learning/domain';
import { fill } from '../text/fill.ts';
import { texts } from '../text/texts.ts';

const kinds = ['line', 'curve', 'dot', 'fill', 'text', 'stamp', 'background'] as const;

/** How much is drawn: "4 lines, 1 dot". */
export function strokesInWords(strokes: readonly Stroke[]): Bilingual {
  return localized((language) => wordsIn(strokes, language));
}

function wordsIn(strokes: readonly Stroke[], language: Language): string {
  const counts = kinds.map(
    (kind) => [kind, strokes.filter((stroke) => kindOf(stroke) === kind).length] as const,
  );
  const said = counts
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => fill(texts.drawn[n === 1 ? kind : (`${kind}s` as const)], language, { n }));
  return said.length === 0 ? texts.drawn.nothing[language] : said.join(', ');
}

function kindOf(stroke: Stroke): (typeof kinds)[number] {
  return stroke.kind === 'line' && stroke.points.length > 2 ? 'curve' : stroke.kind;
}
