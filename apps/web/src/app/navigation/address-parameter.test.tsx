import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useAddressParameter } from './address-parameter.ts';

it.each([
  ['/code/names-for-values', 'names-for-values'],
  ['/code/names-for-values/', 'names-for-values'],
  ['/code/%E0%AE%A4', 'த'],
  ['/code/a%2Fb', 'a/b'],
  ['/code/100%', '100%'],
])('reads the parameter of %s', (address, parameter) => {
  const { result } = renderHook(useAddressParameter, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  });
  expect(result.current).toBe(parameter);
});
