import type { Contract, DemoVideo } from '@python-learning/contract';
import { type Language, languages } from '@python-learning/domain';
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

function isDemoVideo(body: unknown): body is DemoVideo {
  const given = new Map<string, unknown>(Object.entries(Object(body)));
  const captions = given.get('captions');
  return (
    typeof given.get('title') === 'string' &&
    typeof given.get('video_url') === 'string' &&
    typeof given.get('poster_url') === 'string' &&
    typeof given.get('duration_s') === 'number' &&
    typeof given.get('size_bytes') === 'number' &&
    Array.isArray(captions) &&
    captions.every(isCaption)
  );
}

function isCaption(value: unknown): value is { lang: Language; url: string } {
  const given = new Map<string, unknown>(Object.entries(Object(value)));
  return languages.some((language) => language === given.get('lang')) && typeof given.get('url') === 'string';
}
