import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sizeText } from './file-size.ts';
import { formNames } from './form-names.ts';
import type { LessonForm } from './lesson-form.ts';
import type { Forms } from './use-forms.ts';

type SavingOfferProps = { forms: Forms; onStart: (form: LessonForm) => void };

/** Where data is saved nothing is loaded before the learner chose: the lite lesson is offered first. */
export function SavingOffer({ forms, onStart }: SavingOfferProps) {
  const lite = forms.files.find(({ form }) => form === 'lite');
  const { file } = forms;
  const usual = file?.form === 'lite' ? null : file;
  const offers = [lite, usual].filter((one) => one !== undefined && one !== null);
  return (
    <div className="grid min-h-48 grid-cols-1 w-full place-content-center gap-2 bg-floor p-3 text-center text-on-floor">
      <p>{m.lesson_saving_offer()}</p>
      {offers.map((one, place) => (
        <Button key={one.form} kind={place === 0 ? 'reward' : 'secondary'} onClick={() => onStart(one.form)}>
          <Icon name={formNames[one.form].icon} className="size-5" />
          {formNames[one.form].name()}
          {one.bytes !== null && <span className="font-normal">{sizeText(one.bytes)}</span>}
        </Button>
      ))}
    </div>
  );
}
