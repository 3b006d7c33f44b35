import { useSyncExternalStore } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { policyPages } from '../../features/policy/policy-pages.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';

const thisYear = new Date().getFullYear();
/** Year of the build, in which the landing page was rendered. The browser replaces it with the current year. */
const yearOfBuild = Number(import.meta.env['VITE_BUILD_YEAR'] ?? thisYear);

const pages = [
  ...policyPages.map(({ slug, name }) => ({ path: paths.policy(slug), name })),
  { path: paths.parents(), name: m.core_for_parents },
  { path: paths.contact(), name: m.core_contact },
];

const neverChanges = () => () => undefined;

export function Footer() {
  // In the year of the build nothing is rendered again.
  const year = useSyncExternalStore(
    neverChanges,
    () => thisYear,
    () => yearOfBuild,
  );
  return (
    <footer className="@container mt-auto border-t border-line print:hidden">
      <div className="mx-auto flex max-w-6xl flex-col gap-x-8 gap-y-2 px-4 py-6 text-muted lg:flex-row lg:items-center md:px-6">
        <p className="lg:me-auto">{m.core_footer({ year })}</p>
        <ul className="flex flex-wrap gap-x-6">
          {pages.map(({ path, name }) => (
            <li key={path}>
              <Link
                to={path}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {name()}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
