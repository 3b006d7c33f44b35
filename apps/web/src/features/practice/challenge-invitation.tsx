import type { CodingQuestion } from '@python-learning/contract';
import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';

type ChallengeInvitationProps = { challenge: CodingQuestion; onOpen: () => void };

type PracticeCompleteProps = { total: number; invitation: ReactNode };

/** Says beside the result that every question is solved, and what the learner may do before the quiz. */
export function PracticeComplete({ total, invitation }: PracticeCompleteProps) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <p className="flex items-start gap-2 text-lg font-bold text-success">
        <Icon name="check-circle" className="mt-1 size-6 shrink-0" />
        {m.practice_complete({ total })}
      </p>
      {invitation}
    </section>
  );
}

/** Offers the optional challenge once the practice is complete. */
export function ChallengeInvitation({ challenge, onOpen }: ChallengeInvitationProps) {
  return (
    <Card className="grid grid-cols-1 gap-2 border-reward! bg-reward-soft! p-4!">
      <p className="flex flex-wrap items-center gap-2 font-bold text-reward-ink">
        <Icon name="star" className="size-5" />
        {m.practice_challenge()}
      </p>
      <h2 className="text-lg">{challenge.title}</h2>
      <p>{challenge.is_solved ? m.practice_challenge_solved() : m.practice_challenge_invitation()}</p>
      <Button kind="secondary" className="justify-self-start" onClick={onOpen}>
        {challenge.is_solved ? m.practice_challenge_again() : m.practice_challenge_open()}
      </Button>
    </Card>
  );
}
