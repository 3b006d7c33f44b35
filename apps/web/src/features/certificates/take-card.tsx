import type { CertificateKind } from '@python-learning/contract';
import { languages } from '@python-learning/domain';
import { type RefObject, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { sayIn } from '../../lib/language/message-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import type { SheetFormat } from './download/take-sheet.ts';
import { titles } from './sheet/titles.ts';

type TakeCardProps = {
  kind: CertificateKind;
  sheet: RefObject<SVGSVGElement | null>;
  /** Address where a stranger can check the certificate; null while the learner keeps it closed. */
  address: string | null;
};
type State = { at: 'rest' | 'done' | 'failed' } | { at: 'drawing'; format: SheetFormat };

const fileNames = { starter: 'python-starter-certificate', course: 'python-course-certificate' };

/** Sends the address of the certificate, prints the certificate or saves it as a file. The code that draws files is loaded on demand. */
export function TakeCard({ kind, sheet, address }: TakeCardProps) {
  const [state, setState] = useState<State>({ at: 'rest' });
  const take = async (format: SheetFormat) => {
    if (sheet.current === null || state.at === 'drawing') return;
    setState({ at: 'drawing', format });
    try {
      const { takeSheet } = await import('./download/take-sheet.ts');
      const title = languages.map((language) => sayIn(language, titles[kind])).join(' · ');
      saveFile(await takeSheet(sheet.current, format, title), `${fileNames[kind]}.${format}`);
      setState({ at: 'done' });
    } catch {
      setState({ at: 'failed' });
    }
  };
  const isDrawing = (format: SheetFormat) => state.at === 'drawing' && state.format === format;
  return (
    <Card>
      <h2 className="text-xl">{m.certificates_take()}</h2>
      <p className="mt-1 text-muted">{m.certificates_take_text()}</p>
      <div className="mt-4 grid grid-cols-1 gap-3">
        {state.at === 'failed' && <Banner kind="error">{m.certificates_download_failed()}</Banner>}
        {state.at === 'done' && <Banner kind="success">{m.certificates_downloaded()}</Banner>}
        {address !== null && (
          <ShareButton
            message={{ text: m.certificates_share_message({ title: titles[kind]() }), url: address }}
          >
            {m.certificates_share()}
          </ShareButton>
        )}
        <Button kind={address === null ? 'primary' : 'secondary'} onClick={() => window.print()}>
          {m.certificates_print()}
        </Button>
        <Button kind="secondary" busy={isDrawing('pdf')} onClick={() => void take('pdf')}>
          {isDrawing('pdf') ? m.certificates_drawing() : m.certificates_download_pdf()}
        </Button>
        <Button kind="secondary" busy={isDrawing('png')} onClick={() => void take('png')}>
          {isDrawing('png') ? m.certificates_drawing() : m.certificates_download_png()}
        </Button>
      </div>
    </Card>
  );
}
