import { m } from '../../../compiled-messages/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sizeText } from './file-size.ts';
import { formatNames } from './format-names.ts';
import type { LessonFormat } from './lesson-format.ts';
import type { Formats } from './use-formats.ts';

type SavingOfferProps = { formats: Formats; onStart: (form: LessonFormat) => void };

/** With data saving nothing is loaded before the learner chooses; the lite lesson is offered first. */
export function SavingOffer({ formats, onStart }: SavingOfferProps) {
  const lite = formats.files.find(({ form }) => form === 'lite');
  const { file } = formats;
  const usual = file?.form === 'lite' ? null : file;
  const offers = [lite, usual].filter((one) => one !== undefined && one !== null);
  return (
    <div className="grid min-h-48 grid-cols-1 w-full place-content-center gap-2 bg-floor p-3 text-center text-on-floor">
      <p>{m.lesson_saving_offer()}</p>
      {offers.map((one, place) => (
        <Button key={one.form} kind={place === 0 ? 'reward' : 'secondary'} onClick={() => onStart(one.form)}>
          <Icon name={formatNames[one.form].icon} className="size-5" />
          {formatNames[one.form].name()}
          {one.bytes !== null && <span className="font-normal">{sizeText(one.bytes)}</span>}
        </Button>
      ))}
    </div>
  );
}
