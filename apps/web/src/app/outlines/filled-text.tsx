/** What `first-paint.ts` knows of the screen before the app runs; each has its place in a text as `{name}`. */
export type OutlineFact =
  | 'code'
  /** Days of a week's goal, for a learner who has not reached it yet. */
  | 'days'
  | 'goal'
  | 'number'
  | 'order'
  | 'title'
  | 'total'
  | 'username';

export function placeOf(fact: OutlineFact): string {
  return `{${fact}}`;
}

type FilledTextProps = {
  as?: 'h1' | 'p' | 'span' | 'textarea';
  /** The text with the places of its facts. It stays empty where one of them is not known. */
  text: string;
  className?: string;
};

/** A text that the browser completes before the first paint: the build does not know the learner. */
export function FilledText({ as: Tag = 'p', text, className }: FilledTextProps) {
  return <Tag data-fill={text} className={className} />;
}
