import { PageTitle } from '../../ui/page-title.tsx';
import { type PolicySlug, policyPages } from './policy-pages.ts';
import { policyTexts } from './policy-texts.ts';

type PolicyScreenProps = { slug: PolicySlug };

export function PolicyScreen({ slug }: PolicyScreenProps) {
  const name = policyPages.find((page) => page.slug === slug)?.name() ?? '';
  const { lead, sections } = policyTexts[slug];
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-10 md:py-16">
      <PageTitle title={name} />
      <p className="mt-3 text-lg text-muted">{lead()}</p>
      {/* Sections hang on a line of dots, as the lessons of the course do. */}
      <div className="mt-8 ms-2 grid gap-8 border-s-2 border-dotted border-edge ps-6">
        {sections.map(({ title, text }) => (
          <section key={title()} className="relative">
            <span
              className="absolute -start-[2.05rem] top-2 size-3.5 rounded-full bg-reward"
              aria-hidden="true"
            />
            <h2 className="text-xl">{title()}</h2>
            <p className="mt-2 text-lg">{text()}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
