import type { Difficulty, PersonalizedExercise } from '@python-learning/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFocusFirstError } from '../../lib/form/use-focus-first-error.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { fieldFault, useMaker } from './use-maker.ts';

/** State of a learner's own question while it is written, and its submission. */
export function useCustomQuestion(level: Difficulty, onMade: (exercise: PersonalizedExercise) => void) {
  const [question, setQuestion] = useState(() => learnerStorage.readCustomQuestion());
  const [difficulty, setDifficulty] = useState(level);
  const [output, setOutput] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { isMaking, failure, make } = useMaker((made) => {
    learnerStorage.rememberCustomQuestion('');
    onMade(made);
  });
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const faults = {
    question: fieldFault(failure, 'question'),
    output: fieldFault(failure, 'expected_output'),
  };
  useFocusFirstError(form, faults.question, faults.output);

  const typeQuestion = (text: string) => {
    setQuestion(text);
    learnerStorage.rememberCustomQuestion(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMaking || question.trim() === '') return;
    const expected = output.trim() === '' ? {} : { expected_output: output };
    void make({ difficulty, question: question.trim(), ...expected });
  };
  return {
    form,
    question,
    typeQuestion,
    difficulty,
    setDifficulty,
    output,
    setOutput,
    isMaking,
    failure,
    faults,
    submit,
  };
}
