import { type RefObject, useEffect, useEffectEvent } from 'react';

export type PlayerKeys = {
  toggle: () => void;
  back: () => void;
  forward: () => void;
  captions: () => void;
  mute: () => void;
  fullScreen: () => void;
};

/** Space, arrows, c, m and f, while the focus is in the player: elsewhere these keys belong to the page. */
export function usePlayerKeys(boxRef: RefObject<HTMLElement | null>, keys: PlayerKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = actionOf(event, keys);
    if (act !== null) {
      event.preventDefault();
      act();
    }
  });
  useEffect(() => {
    const element = boxRef.current;
    const press = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [boxRef]);
}

function actionOf(event: KeyboardEvent, keys: PlayerKeys): (() => void) | null {
  const target = event.target instanceof Element ? event.target : null;
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (hasModifier || target?.matches('select, [type=radio]') === true) {
    return null;
  }
  switch (event.key.toLowerCase()) {
    case ' ':
      return target?.matches('button') === true ? null : keys.toggle;
    case 'arrowleft':
      return keys.back;
    case 'arrowright':
      return keys.forward;
    case 'c':
      return keys.captions;
    case 'm':
      return keys.mute;
    case 'f':
      return keys.fullScreen;
    default:
      return null;
  }
}
