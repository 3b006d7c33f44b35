import { drawKolam } from '@python-learning/stage/kolam';
import { paper } from './sheet-text.tsx';

/** Rows of dots with the line round them, one as long as each side of the sheet. */
const across = drawKolam(30, 1);
const down = drawKolam(44, 1);

const inset = 34;
const band = 34;

/** A frame of loops round dots, like the kolam that welcomes at a door. */
export function Border() {
  const { width, height } = paper;
  const acrossScale = (width - 2 * (inset + band)) / across.width;
  const downScale = (height - 2 * (inset + band)) / down.width;
  const horizontal = (y: number) =>
    `translate(${inset + band} ${y}) scale(${acrossScale} ${band / across.height})`;
  const vertical = (x: number) =>
    `translate(${x + band} ${inset + band}) rotate(90) scale(${downScale} ${band / down.height})`;
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      {[inset, height - inset - band].map((y) => (
        <Chain key={`h${y}`} drawing={across} transform={horizontal(y)} />
      ))}
      {[inset, width - inset - band].map((x) => (
        <Chain key={`v${x}`} drawing={down} transform={vertical(x)} />
      ))}
      {[inset + band / 2, width - inset - band / 2].map((x) =>
        [inset + band / 2, height - inset - band / 2].map((y) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={band / 2 - 2} stroke={paper.action} strokeWidth={2.4} />
            <circle cx={x} cy={y} r={5} fill={paper.reward} />
          </g>
        )),
      )}
      <rect
        x={inset + band + 16}
        y={inset + band + 16}
        width={width - 2 * (inset + band + 16)}
        height={height - 2 * (inset + band + 16)}
        stroke={paper.line}
        strokeWidth={2}
      />
    </g>
  );
}

function Chain({ drawing, transform }: { drawing: typeof across; transform: string }) {
  return (
    <g transform={transform}>
      <path d={drawing.line} stroke={paper.action} strokeWidth={1.4} />
      {drawing.dots.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={2.4} fill={paper.reward} />
      ))}
    </g>
  );
}
