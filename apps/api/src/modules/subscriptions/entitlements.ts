/** Tells whether a learner has paid for what lies beyond the free milestones. */
export interface Entitlements {
  /** True while a paid stretch of time runs; its last instant is no part of it. */
  hasAccess(learnerId: string, at: Date): Promise<boolean>;
}
