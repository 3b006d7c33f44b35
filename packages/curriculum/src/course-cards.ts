import { type CardKind, type DeckKind, localized } from '@python-learning/domain';
import type { Card } from './cards.schema.ts';
import type { MilestoneContent } from './content.ts';
import { codeBlock, renderMarkdown } from './markdown.ts';
import type { MediaManifest } from './media-manifest.schema.ts';
import type { CourseCard } from './model.ts';

/** Id of a card, its milestone, and the media of the course. */
type Belongings = { id: string; milestoneId: string; media: MediaManifest };

type WrittenKind = Exclude<CardKind, DeckKind>;

type Loaders = {
  readonly [Kind in WrittenKind]: (card: Card<Kind>, belongings: Belongings) => CourseCard<Kind>;
};

/** How a proven card of each kind that authors write becomes one of the course. */
const loaders: Loaders = {
  'multiple-choice': ({ stem, code, ...card }, { id, milestoneId, media }) => {
    const block = code === null ? '' : `\n\n${codeBlock(code)}`;
    return {
      ...card,
      id,
      milestoneId,
      questionHtml: localized((language) => renderMarkdown(`${stem[language]}${block}`)),
      spoken: media.spokenExplanations[id] ?? null,
    };
  },
};

/** The proven cards of this kind that a milestone has, in the order of `cards.json`, which is that of the content. */
export function courseCards<Kind extends WrittenKind>(
  kind: Kind,
  { milestone, cards }: Pick<MilestoneContent, 'milestone' | 'cards'>,
  media: MediaManifest,
): CourseCard<Kind>[] {
  const isOfKind = (card: Card<WrittenKind>): card is Card<WrittenKind> & Card<Kind> => card.kind === kind;
  return Object.entries(cards?.value ?? {}).flatMap(([id, card]) =>
    isOfKind(card) ? [loaders[kind](card, { id, milestoneId: milestone.value.id, media })] : [],
  );
}
