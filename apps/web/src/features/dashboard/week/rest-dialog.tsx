import { restLengths, type Streak } from '@python-learning/contract';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../../compiled-messages/messages.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { noAnswerOr } from '../../../lib/api/failure-text.ts';
import { formatDay } from '../../../lib/format/format-day.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { mondayOf, possibleLengths, restStarts } from './rest-weeks.ts';
import { useRest } from './use-streak.ts';

type RestDialogProps = { streak: Streak; isOpen: boolean; onClose: () => void; onRest: () => void };

/** Dialog for the start and the length of a rest. It asks for no reason. */
export function RestDialog({ streak, isOpen, onClose, onRest }: RestDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={m.dashboard_rest_begin()}>
      {streak.rest_weeks_left === 0 ? (
        <>
          <p>{m.dashboard_rest_none_left()}</p>
          <Button className="mt-5" onClick={onClose}>
            {m.core_close()}
          </Button>
        </>
      ) : (
        <RestForm streak={streak} onClose={onClose} onRest={onRest} />
      )}
    </Dialog>
  );
}

function RestForm({ streak, onClose, onRest }: Omit<RestDialogProps, 'isOpen'>) {
  const language = useLanguage();
  const [weeksAway, setWeeksAway] = useState('0');
  const [length, setLength] = useState('1');
  const { mutate, isPending, error } = useRest(() => {
    showToast(m.dashboard_rest_saved());
    // The focus can only move behind the dialog once that is closed.
    flushSync(onClose);
    onRest();
  });
  const rest = (event: FormEvent) => {
    event.preventDefault();
    const weeks = restLengths.find((one) => String(one) === length) ?? 1;
    if (!isPending) mutate({ resting: true, from: mondayOf(streak, Number(weeksAway)), weeks });
  };
  return (
    <form onSubmit={rest} className="grid grid-cols-1 gap-4">
      <p>{m.dashboard_rest_text()}</p>
      <Select label={m.dashboard_rest_from()} value={weeksAway} onChange={setWeeksAway}>
        {restStarts.map((away) => (
          <option key={away} value={away}>
            {startName(away, formatDay(mondayOf(streak, away), language))}
          </option>
        ))}
      </Select>
      <Select label={m.dashboard_rest_for()} value={length} onChange={setLength}>
        {possibleLengths(streak).map((count) => (
          <option key={count} value={count}>
            {m.dashboard_rest_weeks({ count })}
          </option>
        ))}
      </Select>
      <p className="text-muted">{m.dashboard_rest_left({ count: streak.rest_weeks_left })}</p>
      {error !== null && (
        <Banner kind="info">
          {(error instanceof ApiError ? error.detail : undefined) ??
            noAnswerOr(error, m.dashboard_rest_failed)}
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="secondary" onClick={onClose}>
          {m.dashboard_rest_cancel()}
        </Button>
        <Button type="submit" busy={isPending}>
          {m.dashboard_rest_confirm()}
        </Button>
      </div>
    </form>
  );
}

function startName(weeksAway: number, monday: string): string {
  switch (weeksAway) {
    case 1:
      return m.dashboard_rest_next_week();
    case 0:
      return m.dashboard_rest_this_week();
    case -1:
      return m.dashboard_rest_last_week();
    default:
      return m.dashboard_rest_week_of({ date: monday });
  }
}

type SelectProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

function Select({ label, value, onChange, children }: SelectProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 w-full rounded-xl border-2 border-edge bg-surface px-3 text-ink"
      >
        {children}
      </select>
    </div>
  );
}
