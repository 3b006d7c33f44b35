import type { Language } from '@python-learning/domain';
import type { TimedProgram } from '@python-learning/stage';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { CodeText } from '../../ui/code-text.tsx';
import { type ErrorText, leftTextOf } from './lite/scene-text.ts';

type TranscriptProgramProps = {
  program: TimedProgram;
  /** The language of the lesson, in which the coach speaks. */
  language: Language | undefined;
  /** False while the lesson has yet to ask what the program shows: the answer is then on paper alone. */
  isTold: boolean;
};

/** The program of a scene and what it shows, on paper too. */
export function TranscriptProgram({ program, language, isTold }: TranscriptProgramProps) {
  const { output, error } = leftTextOf(program);
  return (
    <div className="rounded-xl border border-line print:break-inside-avoid">
      <pre translate="no" lang="en" className={codeClass}>
        <CodeText text={program.typing.after} />
      </pre>
      <div className={isTold ? undefined : 'hidden print:block'}>
        {output !== '' && (
          <pre translate="no" lang="en" className={classNames(codeClass, 'border-t border-line')}>
            <span className="sr-only">{m.lesson_lite_output()} </span>
            {output}
          </pre>
        )}
        {error !== null && <Failure error={error} language={language} />}
      </div>
    </div>
  );
}

const codeClass = 'overflow-x-auto px-3 py-2 font-mono text-code leading-snug [font-variant-ligatures:none]';

/** The words of the coach, with what Python says folded below, as after a run of one's own program. */
function Failure({
  error: { coach, lines },
  language,
}: {
  error: ErrorText;
  language: Language | undefined;
}) {
  return (
    <div className="border-t border-line">
      {coach === null ? (
        <p translate="no" lang="en" className={codeClass}>
          {lines.at(-1)}
        </p>
      ) : (
        <p lang={language} className="px-3 pt-2">
          {coach}
        </p>
      )}
      <details className="px-3 print:hidden">
        <summary className="flex min-h-11 items-center font-bold text-action">
          {m.practice_python_says()}
        </summary>
        <pre translate="no" lang="en" className={classNames(codeClass, 'px-0!')}>
          {lines.join('\n')}
        </pre>
      </details>
    </div>
  );
}
