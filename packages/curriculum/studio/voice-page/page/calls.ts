import type { Language } from '@python-learning/domain';
import type { NewTake, Take } from '../../takes/take.ts';
import type { Refusal, ShownVideo, VideoProgress } from '../answers.ts';

/** A sentence of a video in one language. */
export type Place = { id: string; language: Language; key: string };

const own = { 'x-voice-page': 'yes', 'content-type': 'application/json' };

/** @throws Error as the calls below, when the server does not answer or has failed */
export async function listVideos(): Promise<readonly VideoProgress[]> {
  return (await fetch('/api/videos')).json() as Promise<readonly VideoProgress[]>;
}

/** The sentences of a video in one language, with their takes. */
export async function getVideo(id: string, language: Language): Promise<ShownVideo> {
  return (await fetch(`/api/videos/${id}/${language}`)).json() as Promise<ShownVideo>;
}

/** Keeps a take, or tells why it was refused. */
export async function keepTake(place: Place, take: NewTake): Promise<Take | Refusal> {
  const answer = await fetch(pathOf(place), { method: 'PUT', headers: own, body: JSON.stringify(take) });
  return answer.json() as Promise<Take | Refusal>;
}

/** Removes the take that was recorded at this time, or tells why it was refused; null when it is gone. */
export async function removeTake(place: Place, recordedAt: string): Promise<Refusal | null> {
  const path = `${pathOf(place)}?${new URLSearchParams({ recordedAt }).toString()}`;
  const answer = await fetch(path, { method: 'DELETE', headers: own });
  return answer.json() as Promise<Refusal | null>;
}

/** The sound file of a kept take; null when another window has removed it. */
export async function getSound(place: Place): Promise<Uint8Array | null> {
  const answer = await fetch(pathOf(place));
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}

function pathOf({ id, language, key }: Place): string {
  return `/api/takes/${id}/${language}/${key}`;
}
