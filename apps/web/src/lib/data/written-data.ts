import type { apiBase } from '@python-learning/contract';
import { takeWrittenAnswer } from '../api/early-answers.ts';
import type { SentCall } from '../api/transport.ts';

const base: typeof apiBase = '/api';

type ReadCall<Data> = Pick<SentCall, 'path'> & {
  response: { safeParse: (body: unknown) => { success: true; data: Data } | { success: false } };
};

/**
 * Returns the data that the server has written into the page for this call, so that a screen has its content at its
 * first rendering; undefined without. Null where the server says "not found".
 */
export function writtenData<Data>({ path, response }: ReadCall<Data>, id = ''): Data | null | undefined {
  const answer = takeWrittenAnswer(`${base}${path.replace(':id', encodeURIComponent(id))}`);
  if (answer === undefined) return undefined;
  const [status, body] = answer;
  if (status === 404) return null;
  const parsed = response.safeParse(body);
  return parsed.success ? parsed.data : undefined;
}
