import { type CardResult, type DeckAnswer, type DeckPlace, deckAnswer } from '@python-learning/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { SendAnswer } from '../../deck/run/use-run.ts';
import { api } from '../../lib/api/api.ts';
import { isUnanswered } from '../../lib/api/api-error.ts';
import { createIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { retries, sendWithRetries } from '../../lib/api/retries.ts';
import { onWake } from '../../lib/connection/connection.ts';
import { keptKinds } from '../../lib/outbox/kept-kinds.ts';
import { Outbox } from '../../lib/outbox/outbox.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { fieldsOf, readList } from '../../lib/storage/read-fields.ts';
import { cacheAnswered, todaysDeckKey } from './use-todays-deck.ts';

/** An answer that is stored in this browser until the server has it. */
type KeptAnswer = { cardId: string; body: DeckAnswer; idempotencyKey: string };

/** Stores an answer, then sends it. Where the server does not reply, it is kept, and sent again with all that are kept. */
export function useSendAnswer(place: DeckPlace): SendAnswer {
  const cache = useQueryClient();
  const sendKept = useKeptAnswers();
  return async (card, answer) => {
    const kept = { cardId: card.id, body: { answer, place }, idempotencyKey: createIdempotencyKey() };
    write([...read(), kept]);
    try {
      const result = await sendWithRetries(() => send(kept), retries.answer);
      settle(cache, kept);
      return result;
    } catch (failure) {
      if (!isUnanswered(failure)) {
        forget(kept);
        throw failure;
      }
      sendKept();
      return 'kept';
    }
  };
}

/** Ids of the cards whose answers are not sent yet. */
export function keptCardIds(): Set<string> {
  return new Set(read().map(({ cardId }) => cardId));
}

/** Sends the kept answers from a screen that asks no cards. */
export function KeptAnswers() {
  useKeptAnswers();
  return null;
}

/**
 * Sends the answers that the server did not reply to, one after the other, while the screen is open. Returns a function
 * that begins with those that were kept since.
 */
export function useKeptAnswers(): () => void {
  const cache = useQueryClient();
  const sendNext = useRef(() => {});
  useEffect(() => {
    const sent = (answer: KeptAnswer) => {
      settle(cache, answer);
      void cache.invalidateQueries({ queryKey: todaysDeckKey });
      putNext();
    };
    const outbox = new Outbox<KeptAnswer, CardResult>(keptKinds.deckAnswer, {
      send,
      onSent: sent,
      // A card that the course does not have any more, for example.
      onRefused: sent,
    });
    const putNext = () => {
      const [next] = read();
      if (next !== undefined) outbox.put(next);
    };
    putNext();
    sendNext.current = putNext;
    const stopWaking = onWake(putNext);
    return () => {
      stopWaking();
      outbox.stop();
    };
  }, [cache]);
  return () => sendNext.current();
}

function send({ cardId, body, idempotencyKey }: KeptAnswer): Promise<CardResult> {
  return api.deck.answer({ params: { id: cardId }, body, idempotencyKey });
}

/** Forgets an answer that the server has. */
function settle(cache: QueryClient, answer: KeptAnswer): void {
  if (answer.body.place === 'today') cacheAnswered(cache, answer.cardId);
  forget(answer);
}

function forget({ idempotencyKey }: KeptAnswer): void {
  write(read().filter((one) => one.idempotencyKey !== idempotencyKey));
}

function write(answers: readonly KeptAnswer[]): void {
  learnerStorage.rememberDeckAnswers(answers.length === 0 ? null : JSON.stringify(answers));
}

/** The stored answers, oldest first. What another version of the app has written in another form is left out. */
function read(): KeptAnswer[] {
  return readList(learnerStorage.readDeckAnswers()).flatMap((stored) => {
    const { cardId, idempotencyKey, ...fields } = fieldsOf(stored);
    const body = deckAnswer.safeParse(fields['body']);
    const isRead = typeof cardId === 'string' && typeof idempotencyKey === 'string' && body.success;
    return isRead ? [{ cardId, idempotencyKey, body: body.data }] : [];
  });
}
