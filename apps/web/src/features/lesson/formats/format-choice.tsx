import { useId, useState } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { isWide } from '../is-wide.ts';
import { usePlayback } from '../playback-context.ts';
import { sizeText } from './file-size.ts';
import { formatNames } from './format-names.ts';

/** Shows what is played and its size. On a phone the other formats, each with its size, unfold with one press. */
export function FormatChoice() {
  const { formats } = usePlayback();
  const [isOpen, setOpen] = useState(isWide);
  const id = useId();
  const { file, wish } = formats;
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
          {wish === 'auto' && (
            <>
              {' '}
              <span className="text-muted">· {m.lesson_form_auto()}</span>
            </>
          )}
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
      {file.form === 'lite' && <SoundChoice />}
    </div>
  );
}

function FormList() {
  const { formats } = usePlayback();
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1">
      <legend className="px-2 pb-1 text-muted">{m.lesson_form()}</legend>
      <FormRadio
        name={m.lesson_form_auto()}
        note={m.lesson_form_auto_note()}
        bytes={null}
        icon="device"
        isChosen={formats.wish === 'auto'}
        onChoose={() => formats.choose('auto')}
      />
      <div className="grid grid-cols-1 gap-1 sm:grid-cols-2">
        {formats.files.map(({ form, bytes }) => (
          <FormRadio
            key={form}
            name={formatNames[form].name()}
            bytes={bytes}
            icon={formatNames[form].icon}
            isChosen={formats.wish === form}
            onChoose={() => formats.choose(form)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type FormRadioProps = {
  name: string;
  note?: string;
  bytes: number | null;
  icon: IconName;
  isChosen: boolean;
  onChoose: () => void;
};

function FormRadio({ name, note, bytes, icon, isChosen, onChoose }: FormRadioProps) {
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
        {note !== undefined && <span className="block text-muted">{note}</span>}
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

/** The lite lesson is for reading; its audio is loaded only when the learner chooses it. */
function SoundChoice() {
  const { formats } = usePlayback();
  const sound = formats.files.find(({ form }) => form === 'audio');
  if (sound === undefined) return null;
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 border-t border-line px-4">
      <input
        type="checkbox"
        checked={formats.hasSound}
        onChange={({ target }) => formats.setSound(target.checked)}
        className="size-6 accent-action"
      />
      <span>
        {m.lesson_lite_sound()}
        <SizeNote bytes={sound.bytes} />
      </span>
    </label>
  );
}
