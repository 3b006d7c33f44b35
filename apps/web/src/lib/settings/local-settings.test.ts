import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeLocalSettings, getLocalSettings, useLocalSetting } from './local-settings.ts';

/** Simulates a change of the storage by another tab. */
function writeInAnotherTab(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

describe('the choices of a browser', () => {
  it('begin with calm ones', () => {
    expect(getLocalSettings()).toMatchObject({
      theme: 'system',
      textSize: 'normal',
      codeSize: 'normal',
      sound: true,
      dataSaving: false,
    });
  });

  it('show on the page at once and are kept under the documented keys', () => {
    changeLocalSettings({
      theme: 'dark',
      textSize: 'larger',
      codeSize: 'large',
      sound: false,
      dataSaving: true,
    });
    expect(document.documentElement.dataset).toMatchObject({
      theme: 'dark',
      textSize: 'larger',
      codeSize: 'large',
    });
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      theme: 'dark',
      text_size: 'larger',
      code_size: 'large',
      sound: 'off',
      data_saving: 'on',
    });
    changeLocalSettings({ theme: 'system' });
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it('leave alone what was not changed', () => {
    changeLocalSettings({ sound: false });
    expect(Object.keys(localStorage)).toEqual(['sound']);
  });

  it('reach the components, also from another tab', () => {
    const { result } = renderHook(() => [useLocalSetting('dataSaving'), useLocalSetting('textSize')]);
    act(() => changeLocalSettings({ dataSaving: true }));
    expect(result.current).toStrictEqual([true, 'normal']);
    act(() => writeInAnotherTab('text_size', 'large'));
    expect(result.current).toStrictEqual([true, 'large']);
  });

  it('ignore what no version of the app has written', () => {
    writeInAnotherTab('text_size', 'gigantic');
    writeInAnotherTab('theme', 'sepia');
    expect(getLocalSettings()).toMatchObject({ textSize: 'normal', theme: 'system' });
  });
});
