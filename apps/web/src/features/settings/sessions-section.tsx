import type { LoginSession } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { noAnswerOr, withNoAnswer } from '../../lib/api/failure-text.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { LoadFailed, Loading } from './loading.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSessions } from './use-sessions.ts';

export function SessionsSection() {
  const { sessions, loadFailure, reload, endFailure, ...ends } = useSessions();
  return (
    <SettingsSection
      id="sessions"
      icon="device"
      title={m.settings_sessions_title()}
      text={m.settings_sessions_text()}
    >
      {endFailure !== null && (
        <Banner kind="error">{noAnswerOr(endFailure, m.settings_session_end_failed)}</Banner>
      )}
      {sessions === undefined && loadFailure !== null && (
        <LoadFailed text={withNoAnswer(loadFailure, m.settings_sessions_failed)} onRetry={reload} />
      )}
      {sessions === undefined && loadFailure === null && (
        <Loading text={m.settings_sessions_loading()} className="h-20 w-full" />
      )}
      {sessions !== undefined && <Sessions sessions={sessions} {...ends} />}
    </SettingsSection>
  );
}

type SessionsProps = Pick<ReturnType<typeof useSessions>, 'ending' | 'endOne' | 'endOthers'> & {
  sessions: readonly LoginSession[];
};

function Sessions({ sessions, ending, endOne, endOthers }: SessionsProps) {
  const end = async (id: string) => {
    if (await endOne(id)) showToast(m.settings_session_ended());
  };
  const endAll = async () => {
    if (await endOthers()) showToast(m.settings_sessions_others_ended());
  };
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      {sessions.length === 1 && <p className="text-muted">{m.settings_sessions_only_this()}</p>}
      {sessions.length > 2 && (
        <Button
          kind="secondary"
          busy={ending === 'others'}
          onClick={() => void endAll()}
          className="justify-self-start"
        >
          {m.settings_sessions_end_others()}
        </Button>
      )}
    </>
  );
}

type SessionItemProps = { session: LoginSession; isEnding: boolean; onEnd: () => void };

function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const language = useLanguage();
  const device = deviceName(session);
  const [now] = useState(() => new Date());
  const when = formatAgo(session.last_used_at, now, language) ?? m.settings_session_now();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-line p-4">
      <Icon name={deviceIcon(session)} className="size-7 text-muted" />
      <div className="min-w-[min(10rem,100%)] flex-1">
        <p className="font-bold">{device}</p>
        {session.is_current ? (
          <p className="flex items-center gap-1 text-success">
            <Icon name="check" className="size-5" />
            {m.settings_session_current()}
          </p>
        ) : (
          <p className="text-muted">{m.settings_session_used({ when })}</p>
        )}
        {session.is_shared && <p className="text-muted">{m.settings_session_shared()}</p>}
        <p className="text-muted">
          {m.settings_session_started({ date: formatDate(session.started_at, language) })}
        </p>
      </div>
      {!session.is_current && (
        <Button
          kind="secondary"
          busy={isEnding}
          onClick={onEnd}
          aria-label={m.settings_session_end_named({ device })}
        >
          {m.settings_session_end()}
        </Button>
      )}
    </li>
  );
}

function deviceName({ browser, system }: LoginSession): string {
  if (browser !== null && system !== null) return m.settings_session_on({ browser, system });
  return browser ?? system ?? m.settings_session_unknown();
}

function deviceIcon({ system }: LoginSession): IconName {
  return system === 'Android' || system === 'iPhone' ? 'phone' : 'device';
}

const timeUnits: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago a moment was, such as "3 hours ago"; null for less than a minute. */
export function formatAgo(iso: string, now: Date, language: Language): string | null {
  const seconds = (now.getTime() - new Date(iso).getTime()) / 1000;
  const step = timeUnits.find(([, size]) => seconds >= size);
  if (step === undefined) return null;
  const [unit, size] = step;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit);
}
