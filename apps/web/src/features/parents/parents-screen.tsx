import { useLocation } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { readFragment } from '../../lib/share/program-fragment.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PriceList } from '../../ui/price-list.tsx';
import { allMilestones, lastAbilities } from './abilities.ts';
import { Promises } from './promises.tsx';
import { ShownProgram } from './shown-program.tsx';

/**
 * What parents want to know. An address that a child sent adds a program that runs and what the child can do. Both come
 * from its fragment, which no server receives.
 */
export function ParentsScreen() {
  const shown = readFragment(useLocation().hash);
  const { milestones = 0, code = null } = shown ?? {};
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-8 px-4 py-6 md:gap-10 md:px-6 md:py-12">
      <div>
        <Eyebrow>{m.landing_parents_eyebrow()}</Eyebrow>
        <PageTitle title={m.core_for_parents()} className="mt-2 text-2xl md:text-3xl">
          {shown === null ? m.parents_title() : m.parents_title_shown()}
        </PageTitle>
        <p className="mt-3 max-w-2xl text-lg text-muted">
          {shown === null ? m.parents_lead() : m.parents_lead_shown()}
        </p>
      </div>
      <div className={classNames('grid grid-cols-1 gap-8 md:gap-10', code !== null && 'md:grid-cols-2')}>
        {/* The key forgets the output of another program. */}
        {code !== null && <ShownProgram key={code} code={code} />}
        <div className="grid grid-cols-1 content-start gap-8">
          {milestones > 0 && <Abilities milestones={milestones} />}
          <Price />
        </div>
      </div>
      <section aria-labelledby="promises">
        <h2 id="promises" className="text-2xl">
          {m.landing_parents_title()}
        </h2>
        <Promises className="mt-5 gap-x-10 gap-y-6 md:grid-cols-2" />
      </section>
    </div>
  );
}

function Abilities({ milestones }: { milestones: number }) {
  const done = Math.min(milestones, allMilestones);
  return (
    <section aria-labelledby="abilities">
      <h2 id="abilities" className="text-xl">
        {m.parents_can_title()}
      </h2>
      <p className="mt-1 text-muted">{m.parents_done({ done, total: allMilestones })}</p>
      <ul className="mt-3 grid grid-cols-1 gap-2">
        {lastAbilities(done).map((ability) => (
          <li key={ability} className="flex gap-3">
            <Icon name="check-circle" className="mt-0.5 size-6 text-success" />
            <span className="min-w-0">{ability}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Price() {
  return (
    <section
      aria-labelledby="price"
      className="grid grid-cols-1 gap-3 rounded-2xl border-2 border-reward bg-surface p-4 md:p-6"
    >
      <h2 id="price" className="text-xl">
        {m.parents_price_title()}
      </h2>
      <p>{m.parents_price_text()}</p>
      <PriceList />
      <p>{m.parents_price_adult()}</p>
      <ButtonLink to={paths.subscription()} kind="secondary" className="min-h-12">
        {m.landing_parents_plans()}
      </ButtonLink>
    </section>
  );
}
