import type { RunReport } from '@python-learning/domain';

/** Removes prototypes that copying between threads or processes restores: a variable `constructor` must find nothing. */
export function withBareCounts<Report extends Pick<RunReport, 'facts'>>(report: Report): Report {
  const { facts } = report;
  const counts = {
    calls: bare(facts.calls),
    assigned: bare(facts.assigned),
    read: bare(facts.read),
    literals: bare(facts.literals),
    operators: bare(facts.operators),
    nodes: bare(facts.nodes),
  };
  return { ...report, facts: { ...facts, ...counts } };
}

function bare(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.assign(Object.create(null) as Record<string, number>, counts);
}
