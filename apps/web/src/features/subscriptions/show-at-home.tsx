import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { writeFragment } from '../../lib/share/program-fragment.ts';
import { ShareButton } from '../../ui/share-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useOwnProgram } from './use-own-program.ts';

type ShowAtHomeProps = {
  done: number;
  total: number;
  /** Title of the last completed milestone. */
  title: string;
  /** The completed milestones that are open without a subscription, the newest first. */
  milestoneIds: readonly string[];
};

/** A message for an adult, as it will be sent. A program of the learner goes along unless the learner leaves it out. */
export function ShowAtHome({ milestoneIds, ...told }: ShowAtHomeProps) {
  const code = useOwnProgram(milestoneIds, (program) => fragmentOf(told.done, program) !== null);
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <h2 className="text-xl">{m.subscriptions_home_title()}</h2>
      <p className="text-muted">{m.subscriptions_home_text()}</p>
      {code === undefined ? <MessageOnItsWay /> : <Message {...told} code={code} />}
    </div>
  );
}

type MessageProps = Omit<ShowAtHomeProps, 'milestoneIds'> & {
  /** Null for a learner without a program that can be shown. */
  code: string | null;
};

function Message({ code, ...told }: MessageProps) {
  const [isProgramSent, setProgramSent] = useState(true);
  const sent = isProgramSent ? code : null;
  const address = `${paths.parents()}${fragmentOf(told.done, sent) ?? ''}`;
  const text =
    sent === null ? m.subscriptions_home_message(told) : m.subscriptions_home_program_message(told);
  const url = `${window.location.origin}${address}`;
  return (
    <>
      <div className="grid grid-cols-1 gap-2 rounded-xl bg-sunken px-4 py-3 wrap-anywhere">
        <p>
          {text} {sent === null ? url : `${window.location.origin}${paths.parents()}#…`}
        </p>
        {sent !== null && (
          <pre dir="ltr" translate="no" className="font-plain-mono whitespace-pre-wrap">
            {sent}
          </pre>
        )}
      </div>
      {code !== null && (
        <Switch
          label={m.subscriptions_home_program()}
          description={m.subscriptions_home_program_text()}
          checked={isProgramSent}
          onChange={setProgramSent}
        />
      )}
      <ShareButton message={{ text, url }} className="min-h-12 md:justify-self-start">
        {m.subscriptions_home_send()}
      </ShareButton>
      <div>
        <TextLink to={address}>{m.subscriptions_home_look()}</TextLink>
      </div>
    </>
  );
}

function MessageOnItsWay() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-64 w-full rounded-xl" />
    </div>
  );
}

function fragmentOf(milestones: number, code: string | null): string | null {
  return writeFragment({ milestones, code });
}
