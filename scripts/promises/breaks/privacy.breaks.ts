import type { PromiseBreak } from '../promise-break.ts';

const modules = 'apps/api/src/modules';

/** Promises of the list about privacy. */
export const privacyBreaks: readonly PromiseBreak[] = [
  {
    promise: 'privacy 5',
    does: 'an address is stored in a further column',
    file: `${modules}/auth/account-deps.ts`,
    find: 'email: emailKey(email), about: browser }',
    replace: 'email: emailKey(email), about: browser + email }',
    title: 'a name and an address that a person gives are stored in these columns only',
  },
  {
    promise: 'privacy 7',
    does: 'the name of a sender is logged',
    file: `${modules}/contact/contact.service.ts`,
    find: "event: 'contact.received', isSubscriber,",
    replace: "event: 'contact.received', from: sent.fullName, isSubscriber,",
    title: 'leaves neither name, address nor text in the log',
  },
  {
    promise: 'privacy 8',
    does: 'a service is told what a learner wrote, names included',
    file: `${modules}/personalized/custom-question/screen-question.ts`,
    find: 'const asked = withoutPersonalDetails(text);',
    replace: 'const asked = text;',
    title: 'is told to the service as data, without what tells who asks',
  },
  {
    promise: 'privacy 9',
    does: 'a download leaves programs out',
    file: `${modules}/settings/own-data.repository.ts`,
    find: "  submissions: { withheld: ['learner_id'],",
    replace: "  submissions: { withheld: ['learner_id', 'code'],",
    title: 'gives the account, and what was recorded, in one answer',
  },
  {
    promise: 'privacy 10',
    does: 'a deleted account stays in the database',
    file: `${modules}/auth/own-account.service.ts`,
    find: 'await createLearnerRepository(handle).delete(learnerId, learner.passwordHash)',
    replace: 'await Promise.resolve(true)',
    title: 'takes all of it, ends every session, clears the browser and says goodbye',
  },
  {
    promise: 'privacy 11',
    does: 'messages are kept for a day more',
    file: `${modules}/contact/contact.service.ts`,
    find: 'keptForDays: 365,',
    replace: 'keptForDays: 366,',
    title: 'for a year and no longer',
  },
  {
    promise: 'privacy 13',
    does: 'a stranger is told who the learner is',
    file: `${modules}/certificates/certificates.service.ts`,
    find: 'name: found.shownName };',
    replace: 'name: found.shownName ?? found.code };',
    title: 'tells a stranger the title and the day, and nothing else',
  },
  {
    promise: 'privacy 13',
    does: 'a name outlives the choice to show it',
    file: `${modules}/certificates/certificates.service.ts`,
    find: '{ ...change, shownName: null }',
    replace: 'change',
    title: 'shows a name only while the learner wants it',
  },
  {
    promise: 'privacy 15',
    does: 'a question is stored with the names in it',
    file: `${modules}/personalized/custom-question/redact.ts`,
    find: 'return steps.reduce((rest, step) => step(rest), text);',
    replace: 'return steps.slice(0, 0).reduce((rest, step) => step(rest), text);',
    title: 'is kept without what tells who the learner is',
  },
  {
    promise: 'privacy 16',
    does: 'a look at an account is not recorded',
    file: `${modules}/admin/admin.service.ts`,
    find: "await record(deps, { act: 'show', learnerId: learner.id, orderId: null, reason: null });",
    replace: '',
    title: 'sees a subscription with its orders and money, and that it looked is written down',
  },
];
