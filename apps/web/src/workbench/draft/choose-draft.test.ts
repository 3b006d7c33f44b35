import { describe, expect, it } from 'vitest';
import { chooseDraft } from './choose-draft.ts';
import { parseLocalDraft } from './local-draft.ts';

const ten = '2026-03-01T10:00:00.000Z';
const tenMs = Date.parse(ten);
const fresh = { draft_code: null, draft_written_at: null, example_code: 'starter' };
const server = { draft_code: 'server', draft_written_at: ten, example_code: 'starter' };

describe('a visit to a question begins with', () => {
  it('the starter, when nothing was typed anywhere', () => {
    expect(chooseDraft(null, fresh)).toMatchObject({ code: 'starter', isSent: true, setAside: null });
  });

  it('what is known, when only one place knows something', () => {
    expect(chooseDraft(null, server)).toMatchObject({ code: 'server', writtenAt: tenMs, isSent: true });
    const local = { code: 'local', writtenAt: 5, isSent: false };
    expect(chooseDraft(local, fresh)).toEqual({ ...local, setAside: null });
  });

  it('the newer of the two', () => {
    const older = { code: 'local', writtenAt: tenMs - 1, isSent: true };
    expect(chooseDraft(older, server)).toMatchObject({ code: 'server', setAside: null });
    const newer = { code: 'local', writtenAt: tenMs + 1, isSent: false };
    expect(chooseDraft(newer, server)).toEqual({ ...newer, setAside: null });
  });

  it('the newer one, but keeps at hand what the server has never seen', () => {
    const unsent = { code: 'typed on the bus', writtenAt: tenMs - 60_000, isSent: false };
    expect(chooseDraft(unsent, server)).toMatchObject({ code: 'server', setAside: 'typed on the bus' });
  });

  it('nothing to take back, when both say the same', () => {
    const same = { code: 'server', writtenAt: tenMs - 1, isSent: false };
    expect(chooseDraft(same, server)).toMatchObject({ code: 'server', isSent: true, setAside: null });
  });
});

describe('a visit to an own program begins with', () => {
  const stored = { ...server, version: 4 };

  it('what is stored, when this device has nothing else to save', () => {
    for (const local of [null, { code: 'older', writtenAt: tenMs + 1, isSent: true, version: 3 }]) {
      expect(chooseDraft(local, stored)).toMatchObject({ code: 'server', version: 4, isSent: true });
    }
  });

  it('what was typed here last, when nobody else has changed it since', () => {
    const unsent = { code: 'local', writtenAt: 5, isSent: false, version: 4 };
    expect(chooseDraft(unsent, stored)).toEqual({ ...unsent, setAside: null });
  });

  it('what was typed here, with what another device has saved since to choose', () => {
    const unsent = { code: 'typed on the bus', writtenAt: tenMs + 1, isSent: false, version: 3 };
    expect(chooseDraft(unsent, stored)).toEqual({ ...unsent, setAside: null, other: 'server' });
  });

  it('what this device has saved, when the page knows an older version', () => {
    const saved = { code: 'local', writtenAt: tenMs + 1, isSent: true, version: 5 };
    expect(chooseDraft(saved, stored)).toEqual({ ...saved, setAside: null });
  });
});

describe('what stands in the storage', () => {
  it('is a draft, or nothing', () => {
    const draft = { code: '', writtenAt: 1, isSent: false };
    expect(parseLocalDraft(JSON.stringify(draft))).toEqual(draft);
    expect(parseLocalDraft(JSON.stringify({ ...draft, version: 2 }))).toEqual({ ...draft, version: 2 });
    for (const text of [null, '', 'print(1)', '5', 'null', '{"code":5,"writtenAt":1,"isSent":true}']) {
      expect(parseLocalDraft(text)).toBeNull();
    }
  });
});
