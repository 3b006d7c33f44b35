import { Link } from 'react-router';
import { policyPages } from '../../features/policies/policy-pages.ts';
import { m } from '../../paraglide/messages.js';

const year = new Date().getFullYear();

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-col gap-x-8 gap-y-2 px-4 py-6 text-muted lg:flex-row lg:items-center md:px-6">
        <p className="lg:me-auto">{m.core_footer({ year })}</p>
        <ul className="flex flex-wrap gap-x-6">
          {policyPages.map(({ path, name }) => (
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
