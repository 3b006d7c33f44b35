import { type Award, type Certificate, certificateLimits } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { kolamAfter } from '../../lib/data/kolam-standing.ts';
import { usePrograms } from '../../lib/data/own-programs.ts';
import { useProgress } from '../../lib/data/queries.ts';
import { formatDay } from '../../lib/format/format-day.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { OtherCertificate } from './other-certificate.tsx';
import { ProjectForm } from './project-form.tsx';
import { ProofCard } from './proof-card.tsx';
import { CertificateSheet } from './sheet/certificate-sheet.tsx';
import { titles } from './sheet/titles.ts';
import { ShownProgram } from './shown-program.tsx';
import { TakeCard } from './take-card.tsx';

type AwardedCertificateProps = { certificate: Certificate & { award: Award } };

/** The certificate as it is printed, and the learner's choices for it. */
export function AwardedCertificate({ certificate }: AwardedCertificateProps) {
  const { kind, award } = certificate;
  const language = useLanguage();
  const sheet = useRef<SVGSVGElement>(null);
  const [name, setName] = useState(() => learnerStorage.readCertificateName() ?? '');
  const shownName = name.trim();
  const { data: programs = [] } = usePrograms();
  const { data: progress } = useProgress();
  const shown = programs.find((program) => program.is_shown && program.drawing !== null);
  const address = `${window.location.origin}/verify/${award.code}`;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 md:py-12 print:max-w-none print:p-0">
      {/* Print the sheet from edge to edge of the paper. */}
      <style>{'@page { size: A4 portrait; margin: 0 }'}</style>
      <div className="print:hidden">
        <PageTitle title={titles[kind]()} />
        <p className="mt-2 text-lg text-muted">
          {m.certificates_awarded()} {m.certificates_awarded_text()}
        </p>
      </div>
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start print:mt-0 print:block">
        <figure
          aria-label={m.certificates_sheet_label()}
          className="overflow-hidden rounded-lg border border-line shadow-[0_18px_50px_-25px_rgb(10_30_34/0.5)] print:rounded-none print:border-0 print:shadow-none"
        >
          <CertificateSheet
            ref={sheet}
            certificate={certificate}
            name={shownName}
            address={award.is_public ? address : null}
            kolam={progress === undefined ? null : kolamAfter(progress, certificate.milestones)}
            drawing={shown?.drawing ?? null}
            label={withDrawing(describeSheet(certificate, shownName, language), shown?.title)}
          />
        </figure>
        <div className="grid grid-cols-1 gap-5 print:hidden">
          <NameCard name={name} onType={setName} />
          <TakeCard kind={kind} sheet={sheet} address={award.is_public ? address : null} />
          {kind === 'course' && <ProjectForm sentence={award.project_sentence} />}
          <ProofCard kind={kind} award={award} address={address} name={shownName} />
          <ShownProgram />
          <OtherCertificate kind={kind} />
        </div>
      </div>
    </div>
  );
}

type NameCardProps = { name: string; onType: (name: string) => void };

/** Field for the name on the sheet. The name is stored in this browser alone. */
function NameCard({ name, onType }: NameCardProps) {
  return (
    <Card>
      <Field
        label={m.certificates_name()}
        description={m.certificates_name_text()}
        name="certificate_name"
        autoComplete="name"
        maxLength={certificateLimits.maxNameLength}
        value={name}
        onChange={(event) => {
          onType(event.target.value);
          learnerStorage.rememberCertificateName(event.target.value);
        }}
      />
    </Card>
  );
}

/** Accessible name of the sheet. Screen readers see a single image, so the name says what is on it. */
function describeSheet(
  certificate: AwardedCertificateProps['certificate'],
  name: string,
  language: Language,
) {
  const { kind, award, project_title: title } = certificate;
  const ownerAndDay = m.certificates_sheet_name({
    title: titles[kind](),
    name: name === '' ? m.certificates_sheet_no_name() : name,
    date: formatDay(award.awarded_on, language),
  });
  const project = [title?.[language], award.project_sentence].filter((part) => part != null).join('. ');
  if (project === '') return ownerAndDay;
  return m.certificates_sheet_name_project({ name: ownerAndDay, project: project.replace(/\.$/, '') });
}

/** Adds the title of the program whose drawing is on the sheet. */
function withDrawing(sheet: string, title: string | undefined): string {
  return title === undefined ? sheet : m.certificates_sheet_with_drawing({ sheet, title });
}
