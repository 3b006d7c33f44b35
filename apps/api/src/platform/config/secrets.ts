/** Least length of each kind of secret in production, in characters. */
export const secretMin = {
  /** Signs sessions and codes. We make it ourselves, so it can be long. */
  session: 32,
  /** Shared with a payment provider. Those that PayHere and Razorpay issue have 24 characters and more. */
  provider: 16,
  /** Opens somebody else's service to us. */
  service: 8,
} as const;

/** The rule for every secret: one sentence if it is too short or too uniform. Empty for a secret that is not set. */
export function secretProblems(name: string, secret: string | undefined, min: number): string[] {
  if (secret === undefined) return [];
  if (secret.length < min) return [`${name} must have at least ${min} characters.`];
  const leastDifferent = Math.floor(min / 3);
  if (new Set(secret).size < leastDifferent) {
    return [`${name} is too easy to guess: set it to a random text.`];
  }
  return [];
}

type SessionSecrets = { SESSION_SECRET?: string | undefined; SESSION_SECRET_FORMER?: string | undefined };

/** One sentence for each fault of the secrets that sign sessions. A former one still opens sessions, so it counts too. */
export function sessionSecretProblems({
  SESSION_SECRET: current,
  SESSION_SECRET_FORMER: former,
}: SessionSecrets) {
  const min = secretMin.session;
  if (current === undefined) {
    return [`SESSION_SECRET is missing: set it to a random text of at least ${min} characters.`];
  }
  const formerProblems = partsOf(former).flatMap((secret, index) => {
    const name = `Secret ${index + 1} of SESSION_SECRET_FORMER`;
    return secret === '' ? [`${name} is empty: remove the comma.`] : secretProblems(name, secret, min);
  });
  return [...secretProblems('SESSION_SECRET', current, min), ...formerProblems];
}

/** The former secrets, without empty ones: an empty key would verify what anybody can sign. */
export function formerSecrets(setting: string | undefined): string[] {
  return partsOf(setting).filter((secret) => secret !== '');
}

function partsOf(setting: string | undefined): string[] {
  return setting?.split(',').map((text) => text.trim()) ?? [];
}
