import { type ReactNode, useId, useState } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { isWide } from '../is-wide.ts';
import { usePlayback } from '../playback-context.ts';
import { sizeText } from './file-size.ts';
import { formatNames } from './format-names.ts';

/** Shows what is played and its size. On a phone the other formats, each with its size, unfold with one press; below them is how it is played. */
export function FormatChoice() {
  const { formats } = usePlayback();
  const [isOpen, setOpen] = useState(isWide);
  const id = useId();
  const { file } = formats;
  if (file === null) return null;
  const { name, icon } = formatNames[file.form];
  return (
    <div className="rounded-2xl border border-line bg-surface print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full flex-wrap items-center gap-x-2 rounded-2xl px-4 py-2 text-start"
      >
        <Icon name={icon} className="size-5" />
        <span className="flex-auto basis-32">
          <b>{name()}</b>
          <SizeNote bytes={file.bytes} />
        </span>{' '}
        <span className="text-action">{m.lesson_form_change()}</span>
        <Icon
          name="chevron-down"
          className={classNames('size-5 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="px-2 pb-2">
        <FormList />
      </div>
      <LiveChoices />
    </div>
  );
}

function FormList() {
  const { formats } = usePlayback();
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1">
      <legend className="px-2 pb-1 text-muted">{m.lesson_form()}</legend>
      <div className="grid grid-cols-1 gap-1 sm:grid-cols-2">
        {formats.files.map(({ form, bytes }) => (
          <FormRadio
            key={form}
            name={formatNames[form].name()}
            bytes={bytes}
            icon={formatNames[form].icon}
            isChosen={formats.file?.form === form}
            onChoose={() => formats.choose(form)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type FormRadioProps = {
  name: string;
  bytes: number | null;
  icon: IconName;
  isChosen: boolean;
  onChoose: () => void;
};

function FormRadio({ name, bytes, icon, isChosen, onChoose }: FormRadioProps) {
  return (
    <label
      className={classNames(
        'flex min-h-12 cursor-pointer items-center gap-x-3 rounded-xl border-2 px-3 py-1 leading-snug has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
        isChosen ? 'border-action bg-action-soft' : 'border-line hover:bg-sunken',
      )}
    >
      <input type="radio" name="lesson-form" checked={isChosen} onChange={onChoose} className="sr-only" />
      <Icon name={isChosen ? 'check' : icon} className="size-5" />
      <span className="min-w-0 flex-1">
        <span className={classNames(isChosen && 'font-bold')}>{name}</span>
        <SizeNote bytes={bytes} />
      </span>
    </label>
  );
}

function SizeNote({ bytes }: { bytes: number | null }) {
  if (bytes === null) return null;
  return (
    <>
      {' '}
      <span className="whitespace-nowrap text-muted">· {sizeText(bytes)}</span>
    </>
  );
}

/** The sound of the lite lesson, which is loaded only with it, and whether lessons stop for the learner. */
function LiveChoices() {
  const { content, formats } = usePlayback();
  return (
    <>
      {formats.file?.form === 'lite' && content.audio_url !== null && (
        <Choice isOn={formats.hasSound} onChange={formats.setSound}>
          {m.lesson_lite_sound()}
          <SizeNote bytes={content.audio_size_bytes} />
        </Choice>
      )}
      <Choice isOn={formats.stops} onChange={formats.setStops}>
        {m.lesson_stops()}
      </Choice>
    </>
  );
}

type ChoiceProps = { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode };

function Choice({ isOn, onChange, children }: ChoiceProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 border-t border-line px-4">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-6 accent-action"
      />
      <span>{children}</span>
    </label>
  );
}
