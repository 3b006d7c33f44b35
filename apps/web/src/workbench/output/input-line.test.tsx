import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { InputLine } from './input-line.tsx';

const nothing = () => undefined;

/** Shows the box while the learner is in a text area, which had the focus before or not. */
function comeWhileTyping(hadFocus: boolean) {
  setLanguage('en');
  const area = document.body.appendChild(document.createElement('textarea'));
  area.focus();
  const focusedBefore = hadFocus ? area : document.body;
  render(
    <InputLine prompt="Name? " focusedBefore={focusedBefore} isWaiting onLine={nothing} onEnd={nothing} />,
  );
  const isInBox = document.activeElement === screen.getByRole('textbox', { name: /Name\?/ });
  area.remove();
  return isInBox;
}

it('a box for input that comes late leaves the learner where they type by then', () => {
  expect(comeWhileTyping(false)).toBe(false);
});

it('a box for input takes the focus of what had it when the question came', () => {
  expect(comeWhileTyping(true)).toBe(true);
});
