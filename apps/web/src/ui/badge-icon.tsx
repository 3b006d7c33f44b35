import { badgeShapes } from './badge-shapes.ts';
import { LineDrawing } from './line-drawing.tsx';

type BadgeId = keyof typeof badgeShapes;

/** For a badge that is newer than this version of the app. */
const star = 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z';

type BadgeIconProps = { id: string; className?: string };

/** The drawing of a badge, beside its name. Hidden from screen readers, which read the name. */
export function BadgeIcon({ id, className }: BadgeIconProps) {
  return <LineDrawing path={isBadgeId(id) ? badgeShapes[id] : star} className={className} />;
}

function isBadgeId(id: string): id is BadgeId {
  return Object.hasOwn(badgeShapes, id);
}
