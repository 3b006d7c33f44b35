import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Copy = {
  /** False without a clipboard, which needs a secure origin: the text can still be read and selected. */
  canCopy: boolean;
  /** Resolves to whether the text was copied. */
  copy: () => Promise<boolean>;
  /** True where the browser refused the last copy. */
  isRefused: boolean;
  /** The element that shows the text. */
  shown: RefObject<HTMLElement | null>;
};

/** Copies a text. Where the browser refuses, the shown text is selected, so that it can be copied by hand. */
export function useCopy(text: string): Copy {
  const shown = useRef<HTMLElement>(null);
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(false);
      return true;
    } catch {
      flushSync(() => setRefused(true));
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
      return false;
    }
  };
  return { canCopy: globalThis.navigator?.clipboard !== undefined, copy, isRefused, shown };
}
