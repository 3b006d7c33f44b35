import { describe, expect, test } from 'vitest';
import accepted from './accepted-advisories.json' with { type: 'json' };
import { type AcceptedAdvisory, readAudit, unaccepted } from './advisories.ts';

const shipped = new Set(['node_modules/fastify', 'node_modules/pg/node_modules/split2']);

const via = (name: string, severity: string, id = 'GHSA-aaaa-bbbb-cccc') => ({
  source: 1,
  name,
  title: 'A hole',
  url: `https://advisories.example/${id}`,
  severity,
});
const audit = (vulnerabilities: object) => readAudit(JSON.stringify({ vulnerabilities }), shipped);
const ofFastify = (severity: string) => ({
  fastify: { via: [via('fastify', severity)], nodes: ['node_modules/fastify'] },
});
const advisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  name: 'fastify',
  severity: 'high',
  title: 'A hole',
  url: 'https://advisories.example/GHSA-aaaa-bbbb-cccc',
};

describe('what npm tells of known holes (security 58)', () => {
  test.each(['high', 'critical'])('a %s one of a shipped package counts', (severity) => {
    expect(audit(ofFastify(severity))).toEqual({ kind: 'checked', advisories: [{ ...advisory, severity }] });
  });

  test.each(['low', 'moderate'])('a %s one does not', (severity) => {
    expect(audit(ofFastify(severity))).toEqual({ kind: 'checked', advisories: [] });
  });

  test('one of a tool does not, one of a package below another does', () => {
    const nested = { via: [via('split2', 'high')], nodes: ['node_modules/pg/node_modules/split2'] };
    expect(audit({ vitest: { via: [via('vitest', 'high')], nodes: ['node_modules/vitest'] } })).toEqual({
      kind: 'checked',
      advisories: [],
    });
    expect(audit({ split2: nested })).toMatchObject({ advisories: [{ name: 'split2' }] });
  });

  test('one that reaches several packages is told once', () => {
    const hole = via('fastify', 'high');
    const nodes = ['node_modules/fastify'];
    expect(audit({ fastify: { via: [hole], nodes }, other: { via: ['fastify', hole], nodes } })).toEqual({
      kind: 'checked',
      advisories: [advisory],
    });
  });

  test.each([
    [
      'is away',
      { message: 'request to … failed, reason: connect ECONNREFUSED', error: { summary: '', detail: '' } },
    ],
    ['knows no advisories', { message: '405 Method Not Allowed', statusCode: 405, error: { summary: '' } }],
  ])('a registry that %s is no fault of the code', (_what, printed) => {
    expect(readAudit(JSON.stringify(printed), shipped)).toEqual({ kind: 'not-reachable' });
  });

  test.each([
    '',
    'npm error',
    '{}',
    '{"error":{"code":"ENOLOCK","summary":"This command requires a lockfile."}}',
  ])('npm that fails by itself is a fault: %s', (printed) => {
    expect(readAudit(printed, shipped)).toMatchObject({ kind: 'failed' });
  });
});

describe('an accepted hole (security 58)', () => {
  const entry = {
    ...advisory,
    reason: 'not reached by us',
    acceptedOn: '2026-11-01',
    reviewBy: '2026-12-01',
  };

  test('does not count until its day of review', () => {
    expect(unaccepted([advisory], [entry], '2026-12-01')).toEqual([]);
    expect(unaccepted([advisory], [entry], '2026-12-02')).toEqual([advisory]);
  });

  test('is accepted for one package alone', () => {
    expect(unaccepted([advisory], [{ ...entry, name: 'pg' }], '2026-11-02')).toEqual([advisory]);
    expect(unaccepted([advisory], [{ ...entry, id: 'GHSA-other' }], '2026-11-02')).toEqual([advisory]);
  });

  test('has a reason, the day on which it was accepted, and one at most half a year later', () => {
    for (const { reason, acceptedOn, reviewBy } of accepted as AcceptedAdvisory[]) {
      expect(reason.length).toBeGreaterThan(20);
      expect(Date.parse(reviewBy) - Date.parse(acceptedOn)).toBeLessThanOrEqual(184 * 24 * 3600_000);
    }
  });
});
