import { expect, test } from 'vitest';
import { shownInputs } from './run-inputs.ts';

test('what the learner typed is shown, and the program may ask for more', () => {
  expect(shownInputs({ inputs: ['Selvi', ''] }, ['Kumar'])).toEqual({
    lines: ['Selvi', ''],
    isComplete: false,
  });
});

test('a text of input is cut into lines, whatever its line ends', () => {
  expect(shownInputs({ stdin: 'Selvi\r\n13\n' }, null).lines).toEqual(['Selvi', '13']);
  expect(shownInputs({ stdin: '\n' }, null).lines).toEqual(['']);
  expect(shownInputs({ stdin: 'a\n\nb' }, null).lines).toEqual(['a', '', 'b']);
});

test('the list wins over the text', () => {
  expect(shownInputs({ inputs: ['list'], stdin: 'text' }, null).lines).toEqual(['list']);
  expect(shownInputs({ inputs: [], stdin: 'text' }, null).lines).toEqual(['text']);
});

test('a dialogue begins without a line, whatever sample the question has', () => {
  expect(shownInputs({ inputs: [] }, ['Kumar'])).toEqual({ lines: [], isComplete: false });
  expect(shownInputs({ inputs: [], stdin: '' }, ['Kumar'])).toEqual({ lines: [], isComplete: false });
});

test('one more line than the sample is a question, never the end of the input', () => {
  expect(shownInputs({ inputs: ['Kumar'] }, ['Kumar'])).toEqual({ lines: ['Kumar'], isComplete: false });
});

test('a caller without a list and a text gets the sample of the question, and no more can be asked', () => {
  expect(shownInputs({}, ['Kumar'])).toEqual({ lines: ['Kumar'], isComplete: true });
  expect(shownInputs({ stdin: '' }, ['Kumar'])).toEqual({ lines: ['Kumar'], isComplete: true });
});

test('what the learner typed is all when the learner says so', () => {
  const inputs = ['Selvi'];
  expect(shownInputs({ inputs, inputs_complete: true }, null)).toEqual({ lines: inputs, isComplete: true });
  expect(shownInputs({ stdin: 'Selvi', inputs_complete: true }, ['Kumar']).isComplete).toBe(true);
  expect(shownInputs({ inputs_complete: true }, ['Kumar'])).toEqual({ lines: [], isComplete: true });
});

test('without a sample the program runs without input until it asks', () => {
  expect(shownInputs({}, null)).toEqual({ lines: [], isComplete: false });
});
