import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { policyPages } from '../../features/policy/policy-pages.ts';
import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';
import { isPathOf } from '../../lib/path-pattern.ts';
import { paths } from '../../lib/paths.ts';
import { screens } from '../../lib/screens.ts';
import { useSession } from '../../lib/session/session.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';

const item =
  'flex min-h-11 items-center rounded-xl px-3 @min-[78rem]:px-2.5 hover:bg-sunken aria-[current=page]:font-bold aria-[current=page]:text-action';

/** Links to Home, Dashboard (learners only) and Learn. */
export function MainLinks() {
  const { status } = useSession();
  const learnPath = useLearnPath();
  return (
    <>
      <NavigationLink to={paths.home()}>{m.core_home()}</NavigationLink>
      {status === 'learner' && <NavigationLink to={paths.dashboard()}>{m.core_dashboard()}</NavigationLink>}
      {/* When Learn leads to the login or the dashboard, those links are the current page, not this one. */}
      <NavigationLink to={learnPath} current={isPathOf(screens.lesson.path, learnPath)}>
        {m.core_learn()}
      </NavigationLink>
    </>
  );
}

export function ParentsLink() {
  return <NavigationLink to={paths.parents()}>{m.core_for_parents()}</NavigationLink>;
}

export function ContactLink() {
  return <NavigationLink to={paths.contact()}>{m.core_contact()}</NavigationLink>;
}

export function PolicyLinks() {
  return policyPages.map(({ slug, name }) => (
    <NavigationLink key={slug} to={paths.policy(slug)}>
      {name()}
    </NavigationLink>
  ));
}

export function UpgradeLink() {
  const calls = useUpgradeCall();
  const isHere = useIsHere(paths.subscription(), false);
  return (
    <Link
      to={paths.subscription()}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center justify-center rounded-xl px-4 font-bold',
        calls
          ? 'animate-[breathe_2.4s_ease-in-out_infinite] bg-reward text-on-reward'
          : 'bg-reward-soft text-reward-ink hover:bg-reward hover:text-on-reward',
      )}
    >
      {m.core_upgrade()}
    </Link>
  );
}

type NavigationLinkProps = { to: string; current?: boolean; children: ReactNode };

function NavigationLink({ to, current = true, children }: NavigationLinkProps) {
  const isHere = useIsHere(to, true);
  return (
    <Link to={to} aria-current={current && isHere ? 'page' : undefined} className={item}>
      {children}
    </Link>
  );
}

/** True on the page of this path; without `end` also on pages below it. */
function useIsHere(path: string, end: boolean): boolean {
  const { pathname } = useLocation();
  return isPathOf(path, pathname) || (!end && pathname.toLowerCase().startsWith(`${path}/`));
}

/** Target of Learn: the current milestone, the dashboard without one, the login for a visitor. */
function useLearnPath(): string {
  const { status } = useSession();
  const { progress } = useLearnerFacts();
  if (status === 'visitor') return paths.login();
  const current = progress?.current_milestone;
  return current ? paths.lesson(current.id) : paths.dashboard();
}

/** True once the free milestones are done and there is no subscription; false while either is unknown. */
function useUpgradeCall(): boolean {
  const { progress, subscription } = useLearnerFacts();
  return (
    progress !== undefined &&
    progress.completed_milestones.length >= progress.course.free &&
    subscription === null
  );
}
