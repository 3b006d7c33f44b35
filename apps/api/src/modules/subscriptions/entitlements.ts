/** Answers whether a learner may use more than the free milestones. */
export interface Entitlements {
  /** True during a period of the entitlement; its end is exclusive. */
  hasAccess(learnerId: string, at: Date): Promise<boolean>;
}
