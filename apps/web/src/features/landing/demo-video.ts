import type { Contract, DemoVideo } from '@python-learning/contract';
import { appTransport } from '../../lib/api/app-transport.ts';
import type { SentCall } from '../../lib/api/transport.ts';

/** Fetches the demo's data. Parses it by hand: the schemas of the contract would double what a first visit loads. */
export async function loadDemoVideo(signal: AbortSignal): Promise<DemoVideo> {
  const answer = await appTransport(demoCall, { signal });
  if (!isDemoVideo(answer)) throw new TypeError('not a demo');
  return answer;
}

const demoCall: SentCall = {
  method: 'GET',
  path: '/learn/demo-video/' satisfies Contract['course']['demoVideo']['path'],
  response: {
    safeParse: (body) =>
      isDemoVideo(body)
        ? { success: true, data: body }
        : { success: false, error: new TypeError('not a demo') },
  },
};

const texts = ['title', 'audio_url', 'lite_url', 'video_url'] satisfies (keyof DemoVideo)[];
const numbers = ['duration_s', 'size_bytes'] satisfies (keyof DemoVideo)[];

function isDemoVideo(body: unknown): body is DemoVideo {
  const given = new Map<string, unknown>(Object.entries(Object(body)));
  return (
    texts.every((field) => typeof given.get(field) === 'string') &&
    numbers.every((field) => typeof given.get(field) === 'number')
  );
}
