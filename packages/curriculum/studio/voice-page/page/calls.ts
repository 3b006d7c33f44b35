import type { Language } from '@python-learning/domain';
import type { NewTake, Take } from '../../takes/take.ts';
import type { Refusal, ShownVideo, VideoProgress } from '../answers.ts';

/** A sentence of a video in one language. */
export type Place = { id: string; language: Language; key: string };

const own = { 'x-voice-page': 'yes', 'content-type': 'application/json' };

/** @throws TypeError when the server does not answer */
export async function listVideos(): Promise<readonly VideoProgress[]> {
  return (await fetch('/api/videos')).json() as Promise<readonly VideoProgress[]>;
}

export async function getVideo(id: string, language: Language): Promise<ShownVideo> {
  return (await fetch(`/api/videos/${id}/${language}`)).json() as Promise<ShownVideo>;
}

/** Keeps a take, or tells why it was refused. */
export async function keepTake(place: Place, take: NewTake): Promise<Take | Refusal> {
  const answer = await fetch(pathOf(place), { method: 'PUT', headers: own, body: JSON.stringify(take) });
  return answer.json() as Promise<Take | Refusal>;
}

export async function removeTake(place: Place): Promise<void> {
  await fetch(pathOf(place), { method: 'DELETE', headers: own });
}

/** The sound file of a kept take. */
export async function getSound(place: Place): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(pathOf(place))).arrayBuffer());
}

function pathOf({ id, language, key }: Place): string {
  return `/api/takes/${id}/${language}/${key}`;
}
