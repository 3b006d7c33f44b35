import type { Award, Certificate, CertificateKind } from '@python-learning/contract';
import { type Drawing, languages } from '@python-learning/domain';
import type { Ref } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import type { KolamStanding } from '../../../lib/data/kolam-standing.ts';
import { formatDay } from '../../../lib/format/format-day.ts';
import { sayIn } from '../../../lib/language/message-text.ts';
import { Border } from './border.tsx';
import { SheetDrawing } from './sheet-drawing.tsx';
import { SheetKolam, sheetKolamWidth } from './sheet-kolam.tsx';
import { paper, SheetText } from './sheet-text.tsx';
import { fitText } from './text-fit.ts';
import { titles } from './titles.ts';

type CertificateSheetProps = {
  certificate: Certificate & { award: Award };
  /** As the learner wants it; empty leaves a line to write on. */
  name: string;
  /** Where the certificate can be checked; null when that page is closed. */
  address: string | null;
  /** The learner's own kolam; null until it is known. */
  kolam: KolamStanding | null;
  /** What the program drew that the learner shows; null for nothing. */
  drawing: Drawing | null;
  /** Accessible name of the sheet. */
  label: string;
  ref?: Ref<SVGSVGElement>;
};

const middle = paper.width / 2;
/** Width inside the frame, in units of the sheet. */
const room = 960;
const left = middle - room / 2;
const right = middle + room / 2;

const doneTexts = { starter: m.certificates_sheet_done_starter, course: m.certificates_sheet_done_course };

/** The certificate on one A4 page, in both languages, as an SVG that also works as a standalone picture. */
export function CertificateSheet({
  certificate,
  name,
  address,
  kolam,
  drawing,
  label,
  ref,
}: CertificateSheetProps) {
  const { kind, award, milestones, project_title: projectTitle } = certificate;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      className="block h-auto w-full print:h-[296mm]"
      role="img"
      aria-label={label}
    >
      <rect width={paper.width} height={paper.height} fill={paper.ground} />
      <Border />
      <SheetText x={middle} y={168} width={room} size={30} bold colour={paper.muted} lang="en">
        Python Learning
      </SheetText>
      <SheetText x={middle} y={252} width={room} size={60} bold colour={paper.action} lang="ta">
        {sayIn('ta', titles[kind])}
      </SheetText>
      <SheetText x={middle} y={330} width={room} size={52} bold colour={paper.action} lang="en">
        {sayIn('en', titles[kind])}
      </SheetText>
      <Owner name={name} />
      {languages.map((language, index) => (
        <SheetText
          key={language}
          lang={language}
          x={middle}
          y={index === 0 ? 552 : 636}
          width={room - 40}
          size={26}
          most={2}
        >
          {sayIn(language, doneTexts[kind])}
        </SheetText>
      ))}
      <Pictures kolam={kolam} drawing={drawing} {...pictureRoom[kind]} />
      <Milestones milestones={milestones} top={kind === 'course' ? 924 : 1216} />
      <Project title={projectTitle} sentence={award.project_sentence} />
      <Foot award={award} address={address} />
    </svg>
  );
}

/** Where the pictures begin on each sheet, and how high they are: two share the width that one has for itself. */
const pictureRoom = {
  starter: { top: 732, height: 380, sharedHeight: 320 },
  course: { top: 700, height: 176, sharedHeight: 176 },
};
const betweenPictures = 60;

type PicturesProps = (typeof pictureRoom)[CertificateKind] & Pick<CertificateSheetProps, 'kolam' | 'drawing'>;

/** The learner's kolam, and beside it what the learner's own program drew. */
function Pictures({ kolam, drawing, top, height, sharedHeight }: PicturesProps) {
  if (kolam === null) return null;
  if (drawing === null) return <SheetKolam {...kolam} centre={middle} top={top} height={height} />;
  const kolamWidth = sheetKolamWidth(kolam, sharedHeight);
  const start = middle - (kolamWidth + betweenPictures + sharedHeight) / 2;
  const begin = top + (height - sharedHeight) / 2;
  return (
    <>
      <SheetKolam {...kolam} centre={start + kolamWidth / 2} top={begin} height={sharedHeight} />
      <SheetDrawing
        drawing={drawing}
        left={start + kolamWidth + betweenPictures}
        top={begin}
        side={sharedHeight}
      />
    </>
  );
}

function Owner({ name }: { name: string }) {
  return (
    <>
      <SheetText x={middle} y={394} width={room} size={24} colour={paper.muted}>
        {languages.map((language) => sayIn(language, m.certificates_sheet_for)).join('  ·  ')}
      </SheetText>
      {name !== '' && (
        <SheetText x={middle} y={472} width={room - 60} size={58} bold>
          {name}
        </SheetText>
      )}
      <line x1={middle - 400} x2={middle + 400} y1={496} y2={496} stroke={paper.line} strokeWidth={2} />
    </>
  );
}

/** Titles of the completed milestones, each line in both languages, all in one size. Tamil titles are longer. */
function Milestones({ milestones, top }: { milestones: Certificate['milestones']; top: number }) {
  const [step, wanted] = milestones.length > 6 ? [33, 22] : [62, 30];
  const width = { ta: 570, en: 340 };
  const fitted = milestones.flatMap(({ title }) =>
    languages.map((language) => fitText(title[language], { width: width[language], size: wanted }).size),
  );
  const size = Math.min(...fitted);
  return milestones.map(({ id, order, title }, index) => {
    const y = top + index * step;
    const start = left + size + 24;
    return (
      <g key={id}>
        <circle
          cx={left + size * 0.7}
          cy={y - size * 0.34}
          r={size * 0.68}
          fill="none"
          stroke={paper.action}
          strokeWidth={2}
        />
        <SheetText
          x={left + size * 0.7}
          y={y - size * 0.06}
          width={60}
          size={size * 0.76}
          bold
          colour={paper.action}
        >
          {String(order)}
        </SheetText>
        <SheetText x={start} y={y} width={width.ta} size={size} anchor="start" lang="ta">
          {title.ta}
        </SheetText>
        <SheetText x={right} y={y} width={width.en} size={size} anchor="end" lang="en">
          {title.en}
        </SheetText>
      </g>
    );
  });
}

type ProjectProps = { title: Certificate['project_title']; sentence: string | null };

/** The project that ends the course, and the learner's sentence about it. */
function Project({ title, sentence }: ProjectProps) {
  if (title === undefined && sentence === null) {
    return null;
  }
  return (
    <>
      <SheetText x={middle} y={1436} width={room} size={20} colour={paper.muted}>
        {languages.map((language) => sayIn(language, m.certificates_sheet_project)).join('  ·  ')}
      </SheetText>
      {title !== undefined && (
        <SheetText x={middle} y={1470} width={room - 60} size={26} bold colour={paper.action}>
          {languages.map((language) => title[language]).join('  ·  ')}
        </SheetText>
      )}
      {sentence !== null && (
        <SheetText x={middle} y={title === undefined ? 1474 : 1506} width={room - 60} size={23} most={2}>
          {sentence}
        </SheetText>
      )}
    </>
  );
}

function Foot({ award, address }: { award: Award; address: string | null }) {
  return (
    <>
      <line x1={left} x2={right} y1={1560} y2={1560} stroke={paper.line} strokeWidth={2} />
      <SheetText x={left} y={1594} width={300} size={20} anchor="start" colour={paper.muted}>
        {languages.map((language) => sayIn(language, m.certificates_sheet_date)).join('  ·  ')}
      </SheetText>
      <SheetText x={left} y={1624} width={330} size={23} anchor="start" bold lang="ta">
        {formatDay(award.awarded_on, 'ta')}
      </SheetText>
      <SheetText x={left} y={1652} width={330} size={23} anchor="start" bold lang="en">
        {formatDay(award.awarded_on, 'en')}
      </SheetText>
      {address !== null && (
        <>
          <SheetText x={right} y={1594} width={620} size={20} anchor="end" colour={paper.muted}>
            {languages.map((language) => sayIn(language, m.certificates_sheet_check)).join('  ·  ')}
          </SheetText>
          <SheetText x={right} y={1624} width={620} size={23} anchor="end" bold lang="en">
            {address.replace(/^https?:\/\//, '').replace(/[^/]*$/, '')}
          </SheetText>
          <SheetText x={right} y={1652} width={620} size={23} anchor="end" bold lang="en">
            {award.code}
          </SheetText>
        </>
      )}
    </>
  );
}
