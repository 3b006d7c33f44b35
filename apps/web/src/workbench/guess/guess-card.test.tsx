import { predictionIn } from '@python-learning/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { GuessCard } from './guess-card.tsx';

const starter = '# prediction:\nprint(1)\nprint(2)';

type BenchProps = { answers: readonly string[]; onCode: (code: string) => void };

function Bench({ answers, onCode }: BenchProps) {
  const [code, setCode] = useState(starter);
  const change = (changed: string) => {
    setCode(changed);
    onCode(changed);
  };
  return <GuessCard code={code} answers={answers} onChange={change} />;
}

function openCard(answers: readonly string[] = []) {
  const kept = { code: starter };
  const keep = (code: string) => {
    kept.code = code;
  };
  render(<Bench answers={answers} onCode={keep} />);
  return { kept, user: userEvent.setup(), field: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

test('a tapped answer is the guess of the program, and stays chosen', async () => {
  const { kept, user, field } = openCard(['1\n2', '12']);
  await user.click(screen.getByRole('button', { name: /^1\s2$/ }));
  expect(predictionIn(kept.code)).toEqual(['1', '2']);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('1\n2');
  expect(field.value).toBe('1\n2');
  await user.click(screen.getByRole('button', { name: '12' }));
  expect(predictionIn(kept.code)).toEqual(['12']);
});

test('a guess is typed line by line, with its open line ends', async () => {
  const { kept, user, field } = openCard();
  await user.type(field, '1{enter}');
  expect(field.value).toBe('1\n');
  await user.type(field, '2 ');
  expect(field.value).toBe('1\n2 ');
  expect(kept.code).toBe('# prediction: 1 / 2\nprint(1)\nprint(2)');
});

test('a guess that is too long is kept, with the reason', async () => {
  const { kept, user, field } = openCard();
  const long = 'x'.repeat(10_000);
  await user.click(field);
  await user.paste(long);
  expect(field.value).toBe(long);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toMatch(/10,?000/);
  expect(predictionIn(kept.code)).toEqual([long]);
});
