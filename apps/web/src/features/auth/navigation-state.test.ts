import { expect, it } from 'vitest';
import { readNavigationState } from './navigation-state.ts';

it('keeps what one screen tells the next', () => {
  const told = {
    username: 'nila',
    email: 'a@b.co',
    message: 'Done',
    returnUrl: '/subscription',
    codeSentMs: 1_000,
    isFirstLogin: true,
  };
  expect(readNavigationState(told)).toEqual(told);
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'evil'])(
  'does not lead to %s',
  (returnUrl) => {
    expect(readNavigationState({ returnUrl })).toEqual({});
  },
);

it.each([null, undefined, 'text', 7, { email: 3, message: '', codeSentMs: '1', isFirstLogin: 1 }])(
  'reads nothing out of %s',
  (state) => {
    expect(readNavigationState(state)).toEqual({});
  },
);
