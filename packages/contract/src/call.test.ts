import { describe, expect, expectTypeOf, test } from 'vitest';
import { type ArgumentsOf, addressOf, type CodeOf, codesOf, endpointOf, readArguments } from './call.ts';
import { contract } from './contract.ts';

describe('a call by its name', () => {
  test('has an address with the values of its path, encoded', () => {
    expect(addressOf(endpointOf('practice.questions'), { id: 'a/b' })).toBe(
      '/api/learn/milestones/a%2Fb/questions/',
    );
    expect(addressOf(endpointOf('auth.user'))).toBe('/api/auth/user/');
  });

  test('has no address without a value of its path, and there is none of another name', () => {
    expect(() => addressOf(contract.practice.questions)).toThrow('/learn/milestones/:id/questions/ needs id');
    // @ts-expect-error -- the contract has no such call
    expect(() => endpointOf('practice.nothing')).toThrow('practice.nothing');
  });

  test('is followed by what it needs: values of its path, a body, options', () => {
    expect(readArguments('practice.saveDraft', [{ id: 'q' }, { code: '' }, 'ta'])).toEqual({
      endpoint: contract.practice.saveDraft,
      params: { id: 'q' },
      body: { code: '' },
      options: 'ta',
    });
    expect(readArguments('auth.user', ['ta'])).toMatchObject({ body: undefined, options: 'ta' });
    expect(readArguments('auth.logout', [{}])).toMatchObject({ body: {}, options: undefined });
    expectTypeOf<ArgumentsOf<'auth.user', 'ta'>>().toEqualTypeOf<[options?: 'ta' | undefined]>();
  });
});

test('the codes of a call are the same for the compiler and at run time', () => {
  type Notified = CodeOf<typeof contract.payments.notify>;
  expectTypeOf<'notification_refused'>().toExtend<Notified>();
  expectTypeOf<'csrf_missing'>().not.toExtend<Notified>();
  expectTypeOf<'csrf_missing'>().toExtend<CodeOf<typeof contract.auth.login>>();
  expect(codesOf(contract.payments.notify)).not.toContain('csrf_missing');
  expect(codesOf(contract.auth.login)).toContain('csrf_missing');
  expect(codesOf(contract.auth.user)).toContain('token_not_valid');
});
