import { describe, expect, test } from 'vitest';
import { isGoodPrediction, predictionIn, readPrediction, withPrediction } from './prediction.ts';

const comment = (line: number, text: string) => ({ line, text });

describe('a guess', () => {
  test.each(['Idli', '5', 'நிலா', '* 3'])('is %s', (guess) => {
    expect(isGoodPrediction(guess)).toBe(true);
  });

  test.each(['', '.', ' ... ', '???', '/'])('is not %j', (guess) => {
    expect(isGoodPrediction(guess)).toBe(false);
  });

  test('is read from the same line, with / between lines', () => {
    expect(readPrediction([comment(1, '# prediction: Idli / Dosai/Vadai')])).toEqual([
      'Idli',
      'Dosai',
      'Vadai',
    ]);
  });

  test('is read from comment lines directly below', () => {
    const comments = [comment(1, '# prediction:'), comment(2, '# Idli'), comment(3, '#Dosai')];
    expect(readPrediction(comments)).toEqual(['Idli', 'Dosai']);
  });

  test('is no comment further down', () => {
    expect(readPrediction([comment(1, '#prediction:'), comment(5, '# show the menu')])).toEqual([]);
  });

  test('is neither a lone dot nor the untouched starter', () => {
    expect(readPrediction([comment(1, '# prediction: .')])).toEqual([]);
    expect(readPrediction([comment(1, '# prediction:')])).toEqual([]);
    expect(readPrediction([])).toEqual([]);
  });
});

describe('a guess in a program', () => {
  const program = '# prediction:\nprint(1)\nprint(2)';

  test('is written into its comment, and read from there', () => {
    const guessed = withPrediction(program, '1\n\n2');
    expect(guessed).toBe('# prediction: 1 /  / 2\nprint(1)\nprint(2)');
    expect(predictionIn(guessed)).toEqual(['1', '', '2']);
    expect(predictionIn(program)).toEqual([]);
  });

  test('replaces the one before, which may have lines below', () => {
    expect(withPrediction('# Prediction:\n# 1\n# 2\nprint(1) # one', '7')).toBe(
      '# prediction: 7\nprint(1) # one',
    );
    expect(withPrediction(withPrediction(program, '1'), '')).toBe(program);
  });

  test('gets its comment back where the learner has deleted it', () => {
    expect(withPrediction('print(1)', '1')).toBe('# prediction: 1\nprint(1)');
  });

  test('never becomes a line of the program', () => {
    for (const lineEnd of ['\n', '\r', '\r\n'])
      expect(withPrediction('print(1)', `1${lineEnd}import os`).split('\n').slice(1)).toEqual(['print(1)']);
  });
});
