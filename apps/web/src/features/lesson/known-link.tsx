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
  /** Over the picture, on which it needs a ground of its own. */
  isOver?: boolean;
};

export function KnownLink({ practice, onKnown, isOver = false }: KnownLinkProps) {
  const link = (
    <ButtonLink
      to={practice}
      onClick={onKnown}
      kind="ghost"
      className={classNames('px-3!', isOver ? overPicture : 'justify-self-end')}
    >
      {m.lesson_know_this()}
    </ButtonLink>
  );
  // As high as the link only where large letters put it below the picture, whose title it would cover.
  return isOver ? <div className="@container relative">{link}</div> : link;
}

const overPicture = classNames(
  'w-full bg-code-ground/90 text-code-ink! underline underline-offset-4 hover:bg-code-ground! focus-visible:outline-code-ink!',
  '@min-[17rem]:absolute @min-[17rem]:bottom-2 @min-[17rem]:left-1/2 @min-[17rem]:w-max @min-[17rem]:max-w-[calc(100%-1rem)] @min-[17rem]:-translate-x-1/2',
);
