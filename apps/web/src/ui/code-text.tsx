import { tokenize } from '@python-learning/stage/tokens';

type CodeTextProps = {
  text: string;
  /** The part to show, by its characters; all without it. The colours are those that it has in the whole text. */
  from?: number;
  to?: number;
};

/** Python in its colours. On a dark ground in both themes, an element around it needs the class `code-on-dark`. */
export function CodeText({ text, from = 0, to = text.length }: CodeTextProps) {
  return tokenize(text)
    .map(({ kind, start, end }) => ({ kind, start: Math.max(start, from), end: Math.min(end, to) }))
    .filter(({ start, end }) => start < end)
    .map(({ kind, start, end }) =>
      kind === 'plain' ? (
        text.slice(start, end)
      ) : (
        <span key={start} className={`code-${kind}`}>
          {text.slice(start, end)}
        </span>
      ),
    );
}
