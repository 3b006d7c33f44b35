import { ProviderUnreachableError } from './payment-provider.ts';

/** How long one call to a provider may take. */
const defaultDeadlineMs = 8_000;

/**
 * Sends a request to a provider; resolves with the status and the whole body. Redirects are errors.
 * @throws ProviderUnreachableError when no whole answer came within the deadline
 */
export async function reachProvider(
  address: string,
  init: RequestInit,
  deadlineMs = defaultDeadlineMs,
): Promise<Response> {
  const headers = { ...init.headers, accept: 'application/json', 'accept-encoding': 'identity' };
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(address, { ...init, headers, signal, redirect: 'error' });
    // Read the body here: it arrives after the status, and has the same deadline.
    return new Response(await response.text(), { status: response.status });
  } catch (cause) {
    throw new ProviderUnreachableError('The payment provider does not answer', { cause });
  }
}

/** Repeats an attempt after each pause while the provider is unreachable or too busy. */
export async function repeated(
  attempt: () => Promise<Response>,
  pausesMs: readonly number[],
): Promise<Response> {
  for (const pauseMs of pausesMs) {
    const response = await attempt().catch((error: unknown) => {
      if (error instanceof ProviderUnreachableError) return null;
      throw error;
    });
    if (response !== null && !isBusy(response)) return response;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return attempt();
}

/** True for answers that say to ask later. */
export function isBusy({ status }: Response): boolean {
  return status >= 500 || status === 429;
}

/** The body as JSON; null when it is none. */
export async function jsonOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return null;
  }
}
