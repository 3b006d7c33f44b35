import type { ProgramShare } from '@python-learning/contract';
import { m } from '../../../compiled-messages/messages.ts';
import { classNames } from '../../../ui/class-names.ts';

type QrCodeProps = { qr: NonNullable<ProgramShare['qr']>; className?: string };

/** Light squares all around, which a camera needs to find the code. */
const quiet = 4;

/** The QR code of a link, black on white in every theme, as cameras read it. */
export function QrCode({ qr: { size, path }, className }: QrCodeProps) {
  const side = size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={m.programs_share_qr()}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={classNames('block w-full', className)}
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
