import { m } from '../../compiled-messages/messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

/** The way to the practice for those who know what the lesson teaches. */
export type WayToPractice = {
  /** Address of the practice of the milestone. */
  practice: string;
  /** Called when the learner goes there. */
  onKnown: () => void;
};

type KnownLinkProps = WayToPractice & {
  /** In the player, in the place of the caption. */
  isInPlayer?: boolean;
};

export function KnownLink({ practice, onKnown, isInPlayer = false }: KnownLinkProps) {
  return (
    <ButtonLink
      to={practice}
      onClick={onKnown}
      kind="ghost"
      className={classNames('px-3!', isInPlayer ? inPlayer : 'justify-self-end')}
    >
      {m.lesson_know_this()}
    </ButtonLink>
  );
}

const inPlayer =
  'place-self-center bg-code-ground/90 text-code-ink! underline underline-offset-4 hover:bg-code-ink/15! focus-visible:outline-code-ink!';
