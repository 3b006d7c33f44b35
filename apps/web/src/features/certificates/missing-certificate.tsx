import type { Certificate } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Kolam } from '../../ui/kolam.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { OtherCertificate } from './other-certificate.tsx';
import { titles } from './sheet/titles.ts';

type MissingCertificateProps = { certificate: Certificate };

const leads = { starter: m.certificates_missing_text_starter, course: m.certificates_missing_text_course };

const nextStep = {
  video: { text: m.certificates_next_video, pathOf: paths.lesson },
  code: { text: m.certificates_next_code, pathOf: paths.code },
  exercise: { text: m.certificates_next_exercise, pathOf: paths.exercise },
} as const;

/** What is missing for the certificate, and the next thing to do. */
export function MissingCertificate({ certificate }: MissingCertificateProps) {
  const language = useLanguage();
  const { kind, milestones, missing, next_step: next, project_title: project } = certificate;
  const total = milestones.length;
  const done = total - missing.milestones;
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-8 px-4 py-8 md:grid-cols-2 md:items-center md:py-14">
      <div className="on-floor rounded-3xl bg-floor p-6 text-on-floor md:p-10">
        <Kolam done={done} total={total} decorative className="w-full" />
        <p className="mt-5 text-lg font-bold">{titles[kind]()}</p>
        <p className="text-on-floor-muted">{m.certificates_missing_no_hurry()}</p>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <PageTitle title={m.certificates_missing_title()} />
        <p className="text-lg text-muted">
          {leads[kind]({ done, total })}
          {project !== undefined && ` ${m.certificates_missing_project({ title: project[language] })}`}
        </p>
        <MissingList missing={missing} />
        {next !== null && (
          <ButtonLink to={nextStep[next.step].pathOf(next.milestone_id)} className="w-full">
            <span className="min-w-0">{nextStep[next.step].text({ title: next.title[language] })}</span>
            <Icon name="arrow-right" />
          </ButtonLink>
        )}
        <OtherCertificate kind={kind} />
      </div>
    </div>
  );
}

function MissingList({ missing }: Pick<Certificate, 'missing'>) {
  const items = [
    { count: missing.milestones, text: m.certificates_missing_milestones },
    { count: missing.lessons, text: m.certificates_missing_lessons },
    { count: missing.questions, text: m.certificates_missing_questions },
    { count: missing.exercises, text: m.certificates_missing_exercises },
  ].filter(({ count }) => count > 0);
  return (
    <Card>
      <h2 className="text-xl">{m.certificates_missing_list()}</h2>
      <ul className="mt-3 grid grid-cols-1 gap-2">
        {items.map(({ count, text }) => (
          <li key={text({ count })} className="flex items-center gap-3">
            <span className="size-3 shrink-0 rounded-full border-2 border-reward" aria-hidden="true" />
            {text({ count })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
