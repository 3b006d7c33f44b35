/** A known vulnerability of a shipped package. */
export type Advisory = { id: string; name: string; severity: string; title: string; url: string };

/** A vulnerability that cannot be fixed now: why it does not harm us, and when to review it. */
export type AcceptedAdvisory = {
  id: string;
  name: string;
  reason: string;
  /** Dates as `2026-11-23`. After `reviewBy` the vulnerability counts again. */
  acceptedOn: string;
  reviewBy: string;
};

/** Result of npm's audit. `not-reachable`: the registry did not answer. `failed`: npm itself failed. */
export type Audit =
  | { kind: 'checked'; advisories: readonly Advisory[] }
  | { kind: 'not-reachable' }
  | { kind: 'failed'; reason: string };

type Via = { source: number; name: string; title: string; url: string; severity: string };
type NpmAudit = {
  vulnerabilities?: Record<string, { via: (Via | string)[]; nodes: string[] }>;
  message?: string;
  error?: { code?: string | null; summary?: string };
};

const grave = ['high', 'critical'];

/**
 * Reads what `npm audit --json` printed.
 * @param shipped folders of the packages that are shipped, as the lockfile names them
 */
export function readAudit(printed: string, shipped: ReadonlySet<string>): Audit {
  const { vulnerabilities, message, error } = parse(printed);
  if (vulnerabilities === undefined) {
    // npm's own failures have a code. A registry that is unreachable or has no advisories leaves a message without one.
    const isOwnFault = message === undefined || (error?.code ?? null) !== null;
    return isOwnFault
      ? { kind: 'failed', reason: error?.summary ?? 'npm printed nothing that is understood' }
      : { kind: 'not-reachable' };
  }
  const ofShipped = Object.values(vulnerabilities).filter(({ nodes }) =>
    nodes.some((place) => shipped.has(place)),
  );
  const found = ofShipped.flatMap(({ via }) => via.filter((one) => typeof one !== 'string'));
  const advisories = found.filter(({ severity }) => grave.includes(severity)).map(advisoryOf);
  return {
    kind: 'checked',
    advisories: [...new Map(advisories.map((one) => [one.id + one.name, one])).values()],
  };
}

/** Advisories that no entry of the list accepts on this day. */
export function unaccepted(
  advisories: readonly Advisory[],
  accepted: readonly AcceptedAdvisory[],
  today: string,
): Advisory[] {
  return advisories.filter(
    ({ id, name }) => !accepted.some((one) => one.id === id && one.name === name && today <= one.reviewBy),
  );
}

/** The id of an advisory is the last part of its address: GHSA-…. */
function advisoryOf({ source, name, title, url, severity }: Via): Advisory {
  return { id: url.split('/').at(-1) || String(source), name, severity, title, url };
}

function parse(printed: string): NpmAudit {
  try {
    return JSON.parse(printed) as NpmAudit;
  } catch {
    return {};
  }
}
