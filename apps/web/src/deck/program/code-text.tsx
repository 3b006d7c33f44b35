import { type Token, tokenize } from '@python-learning/stage/tokens';

/** The colours of the editor. */
const colours: Readonly<Record<Exclude<Token['kind'], 'plain'>, string>> = {
  keyword: 'font-bold text-action-strong',
  string: 'text-[color-mix(in_srgb,var(--success)_80%,var(--ink))]',
  number: 'text-reward-ink',
  comment: 'text-muted italic',
  builtin: 'text-action',
};

type CodeTextProps = {
  text: string;
  /** The part to show, by its characters; all without it. The colours are those that it has in the whole text. */
  from?: number;
  to?: number;
};

/** Python in the colours of the editor. */
export function CodeText({ text, from = 0, to = text.length }: CodeTextProps) {
  return tokenize(text)
    .map(({ kind, start, end }) => ({ kind, start: Math.max(start, from), end: Math.min(end, to) }))
    .filter(({ start, end }) => start < end)
    .map(({ kind, start, end }) =>
      kind === 'plain' ? (
        text.slice(start, end)
      ) : (
        <span key={start} className={colours[kind]}>
          {text.slice(start, end)}
        </span>
      ),
    );
}
