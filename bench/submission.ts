import type { Client } from './client.ts';

/** `refused` counts as an answer: the server reports, for example, that it is overloaded. */
export type Verdict = 'right' | 'wrong' | 'refused' | 'lost';

/** Submits a program for a question. Prints why an answer was lost. */
export async function submit(client: Client, question: string, code: string): Promise<Verdict> {
  try {
    const response = await client.send('POST', `/api/learn/questions/${question}/submit/`, { code });
    const body: unknown = await response.json();
    if (response.status === 200) return isRight(body) ? 'right' : 'wrong';
    if (response.status < 500 || response.status === 503) return 'refused';
    throw new Error(`the server answered ${response.status}`);
  } catch (error) {
    console.error('  an answer was lost:', error);
    return 'lost';
  }
}

function isRight(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'is_correct' in body && body.is_correct === true;
}
