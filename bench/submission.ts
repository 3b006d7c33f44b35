import type { Client } from './client.ts';

/** `refused` counts as an answer: the server reports, for example, that it is overloaded. */
export type Verdict = 'right' | 'wrong' | 'refused' | 'lost';

/** Submits a program for a question. */
export async function submit(client: Client, question: string, code: string): Promise<Verdict> {
  try {
    const response = await client.send('POST', `/api/learn/questions/${question}/submit/`, { code });
    const body: unknown = await response.json();
    if (response.status === 200) return isRight(body) ? 'right' : 'wrong';
    return response.status < 500 || response.status === 503 ? 'refused' : 'lost';
  } catch {
    return 'lost';
  }
}

function isRight(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'is_correct' in body && body.is_correct === true;
}
