import type { McqQuestion, WarmUp as WarmUpOffer } from '@python-learning/contract';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { focusPageTitle } from '../../ui/page-title.tsx';
import { useAnswerWarmUp, useWarmUp } from './use-warm-up.ts';
import { WarmUpHeading } from './warm-up-heading.tsx';
import { WarmUpInvitation } from './warm-up-invitation.tsx';
import { WarmUpQuestion } from './warm-up-question.tsx';

type WarmUpProps = {
  milestoneId: string;
  /** Called once it is known whether there is a warm-up. */
  onDecided: () => void;
};

/** Three quick questions from earlier milestones. Renders nothing until they have loaded, nor if there are none. */
export function WarmUp({ milestoneId, onDecided }: WarmUpProps) {
  const [isClosed, setClosed] = useState(false);
  const { data, isPending } = useWarmUp(milestoneId);
  const offer = useFirstOffer(data);
  useEffect(() => {
    if (data !== undefined && data.status !== 'offered') learnerStorage.rememberWarmUpClosed(milestoneId);
  }, [data, milestoneId]);
  const decided = useEffectEvent(onDecided);
  useLayoutEffect(() => {
    if (!isPending) decided();
  }, [isPending]);
  if (isClosed) {
    return null;
  }
  const close = () => {
    setClosed(true);
    focusPageTitle();
  };
  return offer === null ? null : (
    <WarmUpCard milestoneId={milestoneId} offer={offer} latest={data?.questions ?? []} onClose={close} />
  );
}

/** The first offer. A later one, as in another language, lacks questions answered meanwhile. */
function useFirstOffer(data: WarmUpOffer | undefined): WarmUpOffer | null {
  const [offer, setOffer] = useState<WarmUpOffer | null>(null);
  if (offer === null && data?.status === 'offered') {
    setOffer(data);
  }
  return offer;
}

type WarmUpCardProps = {
  milestoneId: string;
  offer: WarmUpOffer;
  /** The open questions in the language of the page. */
  latest: readonly McqQuestion[];
  onClose: () => void;
};

function WarmUpCard({ milestoneId, offer, latest, onClose }: WarmUpCardProps) {
  const [results, setResults] = useState<readonly boolean[]>([]);
  const [index, setIndex] = useState<number | null>(null);
  const skipping = useAnswerWarmUp(milestoneId);
  const skip = () => {
    // If this request fails, another device offers the warm-up once more.
    learnerStorage.rememberWarmUpClosed(milestoneId);
    skipping.mutate({ skip: true });
    onClose();
  };
  const asked = index === null ? undefined : offer.questions[index];
  const question = latest.find(({ id }) => id === asked?.id) ?? asked;
  return (
    <Card
      className="grid grid-cols-1 content-start gap-3 p-4! md:p-6!"
      role="region"
      aria-labelledby="warm-up"
    >
      {index === null && (
        <WarmUpInvitation isBegun={offer.answered > 0} onStart={() => setIndex(0)} onSkip={skip} />
      )}
      {index !== null && question !== undefined && (
        <WarmUpQuestion
          key={question.id}
          milestoneId={milestoneId}
          question={question}
          place={{ number: offer.answered + index + 1, total: offer.answered + offer.questions.length }}
          isLast={index === offer.questions.length - 1}
          onResult={(isRight) => setResults([...results, isRight])}
          onNext={() => setIndex(index + 1)}
          onSkip={skip}
        />
      )}
      {index !== null && question === undefined && <WarmUpEnd results={results} onClose={onClose} />}
    </Card>
  );
}

type WarmUpEndProps = {
  /** Whether each answer of this visit was right. */
  results: readonly boolean[];
  onClose: () => void;
};

/** The end of the warm-up: a kind sentence for any result. */
function WarmUpEnd({ results, onClose }: WarmUpEndProps) {
  return (
    <>
      <WarmUpHeading takesFocus>{m.warm_up_end()}</WarmUpHeading>
      <p>{summaryOf(results)}</p>
      <Button className="justify-self-start" onClick={onClose}>
        {m.warm_up_close()}
      </Button>
    </>
  );
}

function summaryOf(results: readonly boolean[]): string {
  const right = results.filter(Boolean).length;
  const total = results.length;
  if (right === 0) return m.warm_up_end_none();
  return right === total ? m.warm_up_end_all({ right, total }) : m.warm_up_end_some({ right, total });
}
