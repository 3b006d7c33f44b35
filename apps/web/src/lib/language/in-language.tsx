import type { ComponentType } from 'react';
import { useLanguage } from './language.ts';

/**
 * Makes a screen render again, with its state kept, when the language changes. Messages are plain function
 * calls, so without this a screen that React has no other reason to render would stay in the former language.
 */
export function inLanguage(Screen: ComponentType): ComponentType {
  return function ScreenInLanguage() {
    useLanguage();
    return <Screen />;
  };
}
