import type { Language } from '@python-learning/domain';
import { fitText } from './text-fit.ts';

export const paper = {
  width: 1240,
  height: 1754,
  ink: '#1d2433',
  muted: '#535b6b',
  action: '#00707a',
  reward: '#f2a900',
  line: '#cdbf9f',
  ground: '#ffffff',
  font: 'Catamaran, "Noto Sans Tamil", sans-serif',
} as const;

type SheetTextProps = {
  children: string;
  x: number;
  y: number;
  /** Available width, in units of the sheet. */
  width: number;
  size: number;
  lang?: Language | undefined;
  most?: number;
  bold?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  colour?: string;
};

/** Text on the sheet. All its styling is on the element, because the picture has no style sheet. */
export function SheetText(props: SheetTextProps) {
  const {
    children,
    x,
    y,
    width,
    lang,
    most = 1,
    bold = false,
    anchor = 'middle',
    colour = paper.ink,
  } = props;
  const { lines, size } = fitText(children, { width, size: props.size, most });
  return (
    <text
      x={x}
      y={y}
      lang={lang}
      fill={colour}
      fontFamily={paper.font}
      fontSize={size}
      fontWeight={bold ? 700 : 400}
      textAnchor={anchor}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : size * 1.5}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
