import { LineDrawing } from './line-drawing.tsx';

/** Drawn on a grid of 24, as strokes of 2. */
const shapes = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  info: 'M12 11v6M12 7.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  alert:
    'M12 8v5M12 16.5v.01M10.3 4.2L2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0z',
  'check-circle': 'M8 12.5l2.8 2.8L16 9.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  'cross-circle': 'M9 9l6 6M15 9l-6 6M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  sun: 'M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  moon: 'M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2z',
  device: 'M4 5h16v11H4zM9 20h6M12 16v4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  play: 'M8 5.5v13l10.5-6.5z',
  skip: 'M6 5.5v13l9.5-6.5zM18.5 5.5v13',
  pause: 'M8.5 6v12M15.5 6v12',
  stop: 'M7 7h10v10H7z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  star: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z',
  user: 'M15.5 8.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM5 20a7 7 0 0 1 14 0',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  again: 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9',
  bulb: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z',
  code: 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5',
  video: 'M3.5 6.5h11v11h-11zM14.5 10.5l6-3v9l-6-3',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  offline:
    'M3 3l18 18M8.5 15.5a5 5 0 0 1 5.6-1M5.5 12a9.3 9.3 0 0 1 4.2-2.4M2.8 8.6A13.3 13.3 0 0 1 6 6.5M10 5a13.5 13.5 0 0 1 11.2 3.6M14.5 9.8a9.3 9.3 0 0 1 4 2.2M12 19v.01',
  book: 'M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.500V5C17 4.5 14 5 12 6.500zM12 6.500V20',
  phone: 'M7.5 3h9v18h-9zM11 18h2',
  mail: 'M3.5 6h17v12h-17zM4 6.500l8 6.5 8-6.5',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  shrink: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  'text-smaller': 'M4.5 17.5l4-10 4 10M6 14h5M15.5 12h5',
  'text-larger': 'M2.5 19.5L8 5.5l5.5 14M4.6 14.5h6.8M16 12h6M19 9v6',
  table: 'M4 5h16v14H4zM4 10h16M10 10v9',
  steps: 'M3 19h5v-5h5V9h5V4h3',
  quiz: 'M4 4.5h16v15H4zM7.5 9l1.5 1.5L11.5 8M13.5 9.5h3M7.5 14.5L9 16l2.5-2.5M13.5 15h3',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  pencil: 'M4.5 19.5l1-4.5L16.5 4l3.5 3.5L9 18.5z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9.5l5-5 5 5M5 20h14',
  share:
    'M18 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.2 10.7l7.6-3.5M8.2 13.3l7.6 3.5',
} as const;

export type IconName = keyof typeof shapes;

type IconProps = { name: IconName; className?: string };

/** An icon beside words. Hidden from screen readers, which read the words. */
export function Icon({ name, className }: IconProps) {
  return <LineDrawing path={shapes[name]} className={className} />;
}
