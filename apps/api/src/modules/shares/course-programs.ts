import type { Milestone } from '@python-learning/curriculum';
import { programDigest } from '../programs/index.ts';

/** The programs that the course gives: its starters, its solutions and what its lessons show. */
export interface CoursePrograms {
  hasDigest(digest: string): boolean;
}

/** Reads the programs when it is first asked, which takes a moment. */
export function createCoursePrograms(milestones: readonly Milestone[]): CoursePrograms {
  let digests: ReadonlySet<string> | null = null;
  return {
    hasDigest: (digest) => {
      digests ??= new Set(milestones.flatMap(programsOf).map(programDigest));
      return digests.has(digest);
    },
  };
}

function programsOf({ questions, challenge, retired, lessons }: Milestone): string[] {
  const written = [...questions, ...(challenge === null ? [] : [challenge]), ...retired];
  const shown = lessons.flatMap(({ scenes }) => scenes.map(({ code }) => code ?? ''));
  return [...written.flatMap(({ starter, solution }) => [starter, solution]), ...shown];
}
