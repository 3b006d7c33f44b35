import { m } from '../../compiled-messages/messages.ts';

type SampleAnswersProps = {
  sample: readonly string[];
  /** Number of lines that the program has got. */
  answered: number;
  onFill: (lines: readonly string[]) => void;
};

/** The example answer to the current question, sent by one tap, and all further ones together. */
export function SampleAnswers({ sample, answered, onFill }: SampleAnswersProps) {
  const line = sample[answered];
  if (line === undefined) return null;
  const isLast = answered === sample.length - 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div // oxlint-disable-line jsx-a11y/no-noninteractive-element-interactions
      role="group"
      aria-label={m.practice_input_examples()}
      // Keep the focus on press: losing it would close a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
      className="flex flex-wrap gap-2 pt-2"
    >
      <button
        type="button"
        onClick={() => onFill(sample.slice(0, answered + 1))}
        translate="no"
        className={`${chip} font-mono text-code break-all`}
      >
        {line === '' ? m.practice_check_nothing() : line}
      </button>
      {!isLast && (
        <button type="button" onClick={() => onFill(sample)} className={chip}>
          {m.practice_input_fill()}
        </button>
      )}
    </div>
  );
}

const chip = 'min-h-11 min-w-11 rounded-full border-2 border-current px-4 text-start';
