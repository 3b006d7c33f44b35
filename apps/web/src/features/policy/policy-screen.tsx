import { m } from '../../compiled-messages/messages.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { type PolicySlug, paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FileLink, TextLink } from '../../ui/text-link.tsx';
import { policyPages } from './policy-pages.ts';
import { PolicySection } from './policy-section.tsx';
import { policyTexts } from './policy-texts.ts';

type PolicyScreenProps = { slug: PolicySlug };

export function PolicyScreen({ slug }: PolicyScreenProps) {
  const language = useLanguage();
  const name = policyPages.find((page) => page.slug === slug)?.name() ?? '';
  const { lead, inForceSince, sections } = policyTexts[slug];
  return (
    <article className="mx-auto grid grid-cols-1 w-full max-w-5xl gap-x-12 gap-y-8 px-4 py-8 md:px-6 md:py-14 lg:grid-cols-[1fr_17rem] print:block print:max-w-none print:p-0">
      <header>
        <PageTitle title={name} />
        <p className="mt-3 text-lg text-muted">{lead()}</p>
      </header>
      <Contents slug={slug} />
      <div className="min-w-0">
        {/* A dotted line connects the sections, like the lessons of the course. */}
        <div className="ms-2 grid grid-cols-1 gap-9 border-s-2 border-dotted border-edge ps-6 print:ms-0 print:block print:border-0 print:ps-0 print:[&>section]:mt-6">
          {sections.map((section) => (
            <PolicySection key={section.id} section={section} />
          ))}
        </div>
        <footer className="mt-10 grid grid-cols-1 gap-3 border-t border-line pt-6">
          <p className="text-muted">{m.policy_in_force({ date: formatDate(inForceSince, language) })}</p>
          {slug === 'terms-conditions' && <ThirdParties />}
          <p className="flex flex-wrap items-center gap-x-2 print:hidden">
            {m.policy_question()} <TextLink to={paths.contact()}>{m.policy_contact()}</TextLink>
          </p>
          <Button kind="secondary" className="justify-self-start print:hidden" onClick={() => window.print()}>
            {m.policy_print()}
          </Button>
        </footer>
      </div>
    </article>
  );
}

/** Licences of third-party software and fonts: their terms require a copy beside the app. */
function ThirdParties() {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {m.policy_third_parties()}
      <FileLink href="/third-party-licenses.txt">{m.policy_third_parties_software()}</FileLink>
      <FileLink href="/fonts-license.txt">{m.policy_third_parties_fonts()}</FileLink>
    </p>
  );
}

function Contents({ slug }: PolicyScreenProps) {
  return (
    <nav
      aria-labelledby="policy-contents"
      className="rounded-2xl bg-sunken p-5 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden"
    >
      <h2 id="policy-contents" className="text-lg">
        {m.policy_contents()}
      </h2>
      <ol className="mt-1">
        {policyTexts[slug].sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1.5 leading-snug text-action underline-offset-4 hover:underline"
            >
              {title()}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
