import * as account from './account.proofs.ts';
import * as dashboard from './dashboard.proofs.ts';
import * as exercise from './exercise.proofs.ts';
import * as frame from './frame.proofs.ts';
import * as landing from './landing.proofs.ts';
import * as lesson from './lesson.proofs.ts';
import * as money from './money.proofs.ts';
import * as personalized from './personalized.proofs.ts';
import * as practice from './practice.proofs.ts';
import type { SpecificationPromise } from './promise.ts';
import * as open from './public.proofs.ts';
import * as session from './session.proofs.ts';

const mismatch = 'Passwords do not match';
const tooShort = 'Password must be at least 8 characters long';
const tooWeak = 'Password must contain at least one letter and one number';

/** Everything visible that was promised, sentence by sentence, in the order of the specification. */
export const promises: readonly SpecificationPromise[] = [
  ...inSection('1 The product', [
    { promise: 'It is made for learners of 11 to 16.', proof: landing.tellsForWhichAge },
    {
      promise: 'The landing page is written mostly in Tamil with English labels.',
      proof: landing.isWrittenInTamil,
      on: 'phone in Tamil',
    },
    { promise: 'The FAQ is an accordion of five entries.', proof: landing.answersFiveQuestions },
    { promise: 'There are six feature cards.', proof: landing.showsSixFeatures },
    { promise: 'There is a demo video.', proof: landing.playsTheDemo },
    {
      promise:
        'Marketing names what an upgrade has: milestones, exercises, challenges, support, progress, certificates, cancel anytime, secure payments.',
      proof: landing.saysWhatAnUpgradeHas,
    },
  ]),

  ...inSection('2 Landing', [
    {
      promise:
        'The start button goes to the learn page of the current milestone when logged in with progress.',
      proof: landing.startLeadsToCurrentMilestone,
    },
    {
      promise: 'The start button goes to /dashboard when logged in without a current milestone.',
      proof: landing.startLeadsToDashboard,
    },
    { promise: 'The start button goes to /signup when logged out.', proof: landing.startLeadsToSignup },
  ]),

  ...inSection('2 Account', [
    { promise: '/login is an email and password form.', proof: account.loginHasAForm },
    { promise: '/login links to /signup.', proof: account.loginLinksTo('/signup') },
    { promise: '/login links to /forgot-password.', proof: account.loginLinksTo('/forgot-password') },
    {
      promise: '/login shows a success message passed in from another screen.',
      proof: account.loginShowsMessageOfOtherScreen,
    },
    { promise: '/signup is a username, email and password form.', proof: account.signupHasAForm },
    { promise: '/signup links to /login.', proof: account.signupLinksTo('/login') },
    {
      promise: '/verify-otp takes the code for the email of the screen before.',
      proof: account.codeIsForTheEmailOfBefore,
    },
    { promise: '/verify-otp without an email leads to /login.', proof: account.codeWithoutEmailLeadsToLogin },
    {
      promise: '/forgot-password has two steps: the email, then code, new password and confirmation.',
      proof: account.resetHasTwoSteps,
    },
  ]),

  ...inSection('2 Contact and policies', [
    {
      promise:
        '/contact has the heading Get In Touch, the fields full name, email, message and the button Send Message.',
      proof: open.contactHasItsFields,
    },
    { promise: '/policy/return-policy is a text page.', proof: open.policyIsAPage('/policy/return-policy') },
    {
      promise: '/policy/privacy-policy is a text page.',
      proof: open.policyIsAPage('/policy/privacy-policy'),
    },
    {
      promise: '/policy/terms-conditions is a text page.',
      proof: open.policyIsAPage('/policy/terms-conditions'),
    },
    { promise: 'The policies are linked from a Policy menu.', proof: open.policiesAreInTheMenu },
  ]),

  ...inSection('2 Subscription', [
    {
      promise: '/subscription can be viewed by anyone and has the heading Upgrade Your Learning.',
      proof: money.anyoneCanView,
    },
    { promise: 'A banner tells of the active subscription.', proof: money.showsTheRunningSubscription },
    {
      promise: 'Without a subscription there is no such banner.',
      proof: money.hasNoBannerWithoutSubscription,
    },
    { promise: 'There are three benefit cards.', proof: money.showsThreeBenefits },
    { promise: 'There is a card for each plan.', proof: money.showsPlanCards },
    { promise: 'A link leads learners back to the dashboard.', proof: money.leadsLearnersToDashboard },
    { promise: 'A link leads visitors home.', proof: money.leadsVisitorsHome },
    {
      promise: '/subscription/success says Payment Successful, with confetti.',
      proof: money.successIsCelebrated,
    },
    {
      promise: '/subscription/success counts 5 seconds down, then opens the dashboard.',
      proof: money.successLeadsToDashboardAfter5S,
      stopsClock: true,
    },
    { promise: '/subscription/success has a button Continue Learning.', proof: money.successHasAButton },
    { promise: '/subscription/cancel says Payment Cancelled.', proof: money.cancelIsTold },
    {
      promise: '/subscription/cancel: Try Again goes to the subscription page.',
      proof: money.cancelTriesAgain,
    },
    { promise: '/subscription/cancel: Back to Dashboard.', proof: money.cancelLeadsToDashboard },
    { promise: '/subscription/cancel shows how to reach support.', proof: money.cancelShowsSupport },
    { promise: 'Any other path redirects to /.', proof: open.unknownPathLeadsHome },
  ]),

  ...inSection('2 Login-protected routes', [
    { promise: 'A spinner is shown while it is not known who is there.', proof: frame.waitsWithASpinner },
    { promise: 'Who is not authenticated is sent to /login.', proof: frame.sendsStrangersToLogin },
  ]),

  ...inSection('2 Dashboard', [
    { promise: 'It welcomes by username.', proof: dashboard.welcomesByName },
    { promise: 'It shows the points.', proof: dashboard.showsPoints },
    { promise: 'It shows the badge count.', proof: dashboard.countsBadges },
    { promise: 'It has an upgrade banner.', proof: dashboard.offersUpgradeAfterFour },
    { promise: 'It lists the milestones.', proof: dashboard.listsFifteenMilestones },
    { promise: 'It lists the achievements.', proof: dashboard.listsAchievements },
    { promise: 'It has a personalized-exercises block.', proof: personalized.dashboardOffersThem },
    { promise: 'It tells a fun fact.', proof: dashboard.tellsAFunFact },
  ]),

  ...inSection('2 Learn', [
    { promise: '/learn leads to the current milestone.', proof: lesson.learnLeadsOn },
    {
      promise: '/learn leads to /dashboard without a current milestone.',
      proof: lesson.learnLeadsToDashboardAtTheEnd,
    },
    { promise: '/learn leads to /login when not authenticated.', proof: lesson.learnNeedsALogin },
    {
      promise: 'A lesson is a video with a previous and a next control.',
      proof: lesson.showsAVideoWithItsNeighbours,
    },
    { promise: 'The controls lead from video to video.', proof: lesson.goesFromVideoToVideo },
    { promise: 'A lesson has a transcript.', proof: lesson.hasATranscript },
    { promise: 'A lesson can be an audio lesson.', proof: lesson.canBeHeardInstead },
    { promise: 'The audio lesson is optional.', proof: lesson.audioIsOptional },
    { promise: 'The first badge has a popup.', proof: lesson.firstBadgeIsCelebrated },
    {
      promise: '/personalized-exercises leads to the dashboard while milestone 15 is not completed.',
      proof: personalized.isClosedBeforeTheEnd,
    },
    {
      promise: '/personalized-exercises leads to /login when not authenticated.',
      proof: personalized.needsALogin,
    },
  ]),

  ...inSection('2 Shared layout', [
    {
      promise: 'A visitor’s navigation: Home, Learn, Policy, Upgrade, Login, and no Dashboard.',
      proof: frame.visitorSeesNavigation,
    },
    {
      promise: 'A learner’s navigation: Home, Dashboard, Learn, Policy, Upgrade, and no Login.',
      proof: frame.learnerSeesNavigation,
    },
    {
      promise: 'The user menu has the username, Upgraded until {date} and Logout.',
      proof: frame.userMenuTellsAll,
    },
    { promise: 'Without an upgrade the user menu has no date.', proof: frame.userMenuSaysNothingOfAnUpgrade },
    { promise: 'Below 768 pixels there is a mobile menu.', proof: frame.menuChangesAt768 },
    {
      promise: 'The mobile menu has everything.',
      proof: frame.mobileMenuHasEverything,
      on: 'phone in Tamil',
    },
    {
      promise: 'The footer has the year and Python Learning. All rights reserved.',
      proof: frame.footerHasTheYear,
    },
    { promise: 'Learn goes to /login when logged out.', proof: frame.learnLeadsToLogin },
    { promise: 'Learn goes to the current milestone.', proof: frame.learnLeadsToCurrentMilestone },
    { promise: 'Learn goes to /dashboard without a current milestone.', proof: frame.learnLeadsToDashboard },
    {
      promise: 'Upgrade pulses with 4 completed milestones and no subscription.',
      proof: frame.upgradePulsesAfterFour,
    },
    { promise: 'Upgrade keeps still with fewer.', proof: frame.upgradeKeepsStill({ completed: 3 }, false) },
    {
      promise: 'Upgrade keeps still with a subscription.',
      proof: frame.upgradeKeepsStill({ completed: 5 }, true),
    },
  ]),

  ...inSection('2 Coding exercise', [
    { promise: 'It shows the milestone title.', proof: practice.showsMilestoneTitle },
    { promise: 'It shows Question n of total.', proof: practice.countsQuestions },
    { promise: 'A progress bar shows the solved questions.', proof: practice.showsSolvedQuestions },
    { promise: 'It shows the question as HTML.', proof: practice.showsQuestionHtml },
    { promise: 'It has a hint.', proof: practice.hasAHint },
    { promise: 'The hint is optional.', proof: practice.hintIsOptional },
    { promise: 'It has a toggle for an intro video.', proof: practice.togglesTheIntroVideo },
    { promise: 'It has a Python code editor.', proof: practice.hasAnEditor },
    { promise: 'The Run button runs the code.', proof: practice.runReallyRuns },
    { promise: 'The Run button shows Running...', proof: practice.runShowsRunning },
    {
      promise: 'The output area has the success banner Code executed successfully!',
      proof: practice.successIsToldInABanner,
    },
    { promise: 'The output area has an error banner.', proof: practice.errorIsToldInABanner },
    { promise: 'The output area has hints and suggestions.', proof: practice.showsHintsAndSuggestions },
    { promise: 'Empty output shows No output.', proof: practice.emptyOutputIsTold },
    {
      promise: 'It has an optional toggle for an explanation video.',
      proof: practice.togglesTheExplanationVideo,
    },
    { promise: 'Success is told by a toast, Code success!', proof: practice.successIsToldInAToast },
    { promise: 'There is a submit action.', proof: practice.hasASubmitAction },
    { promise: 'Previous goes to the prior question.', proof: practice.previousGoesOneBack },
    { promise: 'Previous on the first question goes back.', proof: practice.previousOnFirstGoesBack },
    {
      promise: 'Next is enabled only once the current question is solved.',
      proof: practice.nextNeedsASolution,
    },
    {
      promise: 'After the last question Next goes to /exercise/{milestoneId}.',
      proof: practice.afterTheLastComesTheExercise,
    },
    {
      promise: 'The labels are Previous Question/Previous and Next Question/Next.',
      proof: practice.labelsAreLongAndShort,
    },
    {
      promise: 'The output of each question is remembered in local storage.',
      proof: practice.outputIsRemembered,
    },
    {
      promise: 'Unavailable content shows an error with a Back to Dashboard button.',
      proof: practice.unavailableHasAWayBack,
    },
  ]),

  ...inSection('2 Multiple-choice exercise', [
    { promise: 'It has the milestone title and an intro sentence.', proof: exercise.hasTitleAndIntro },
    { promise: 'It has a mute toggle.', proof: exercise.canBeMuted },
    { promise: 'It has a Congratulations banner with Practice Again.', proof: exercise.congratulates },
    {
      promise: 'The Review Mode banner says that answers won’t affect the progress.',
      proof: exercise.tellsOfReviewMode,
    },
    {
      promise: 'Each question has HTML text and a dropdown with the options A-D and the placeholder Select.',
      proof: exercise.showsQuestionsWithDropdowns,
    },
    {
      promise: 'After checking each shows a correct or incorrect icon and an explanation.',
      proof: exercise.showsResults,
    },
    {
      promise: 'The first question has a play/pause audio explanation if it has one.',
      proof: exercise.explainsTheFirstAloud,
    },
    { promise: 'Without one there is no such button.', proof: exercise.audioIsOptional },
    { promise: 'Previous goes to /code/{milestoneId}.', proof: exercise.previousLeadsToPractice },
    {
      promise: 'Check is enabled only when every question is answered.',
      proof: exercise.checkNeedsEveryAnswer,
    },
    { promise: 'Then comes Next Milestone.', proof: exercise.nextMilestoneComesAfterAllRight },
    {
      promise: 'In the last milestone it is Complete Course.',
      proof: exercise.lastMilestoneCompletesTheCourse,
    },
  ]),

  ...inSection('2 Personalized exercises', [
    {
      promise: 'A list titled Your Exercises shows question, difficulty badge and created date.',
      proof: personalized.listsExercises,
    },
    { promise: 'A completed exercise has a tick.', proof: personalized.listTicksWhatIsCompleted },
    { promise: 'The list has a new button.', proof: personalized.listHasANewButton },
    {
      promise: 'The custom form has Custom Question, Difficulty, Cancel and Create.',
      proof: personalized.customFormHasItsFields,
    },
    { promise: 'Create shows Creating...', proof: personalized.creatingIsShown },
    { promise: 'There is a box Your Stats.', proof: personalized.showsStats },
    {
      promise: 'A difficulty picker has Generate Exercise, which shows Generating...',
      proof: personalized.generatesByDifficulty,
    },
    {
      promise: 'The selected exercise shows question, difficulty, attempts, focus area and Run Code.',
      proof: personalized.showsTheSelectedExercise,
    },
    {
      promise: 'A run shows output, hints and suggestions.',
      proof: personalized.runShowsHintsAndSuggestions,
    },
    {
      promise: 'The empty state says No Exercise Selected.',
      proof: personalized.showsNothingSelected,
    },
  ]),

  ...inSection('4 Session', [
    { promise: 'On load the user is fetched.', proof: session.asksWhoIsThere },
    {
      promise: 'On failure one refresh is tried, then the user is fetched again.',
      proof: session.refreshesOnceOnArrival,
    },
    {
      promise: 'Logout clears user, progress, subscription and all local storage.',
      proof: session.logoutForgetsAll,
    },
  ]),

  ...inSection('4 Milestones', [
    {
      promise: 'Completed: in the completed list, with Review.',
      proof: dashboard.milestoneIs(1, { at: { completed: 2 }, state: 'Completed', button: 'Review' }),
    },
    {
      promise: 'In Progress: the current one, with Continue.',
      proof: dashboard.milestoneIs(3, {
        at: { completed: 2, parts: ['video'] },
        state: 'In Progress',
        button: 'Continue',
      }),
    },
    {
      promise: 'Locked: above the current one and not upgrade-gated, with Start.',
      proof: dashboard.milestoneIs(4, { at: { completed: 1 }, state: 'Locked', button: 'Start' }),
    },
    {
      promise: 'Requires Upgrade: order above 4 without a subscription, with Upgrade.',
      proof: dashboard.milestoneIs(5, { at: { completed: 1 }, state: 'Requires Upgrade', button: 'Upgrade' }),
    },
    {
      promise: 'With a subscription an order above 4 is only locked.',
      proof: dashboard.milestoneIs(6, {
        at: { completed: 4 },
        isSubscribed: true,
        state: 'Locked',
        button: 'Start',
      }),
    },
    {
      promise: 'Review opens the milestone.',
      proof: dashboard.buttonLeadsTo(1, 'Review', { completed: 2 }, '/learn/:id'),
    },
    {
      promise: 'Continue opens the milestone.',
      proof: dashboard.buttonLeadsTo(3, 'Continue', { completed: 2 }, '/learn/:id'),
    },
    {
      promise: 'Upgrade goes to /subscription.',
      proof: dashboard.buttonLeadsTo(5, 'Upgrade', { completed: 4 }, '/subscription'),
    },
    { promise: 'A locked button is disabled.', proof: dashboard.lockedButtonIsDisabled },
    {
      promise: 'Continue with 4 or more completed milestones and no subscription goes to /subscription.',
      proof: dashboard.continueLeadsToUpgrade,
    },
    {
      promise: 'Confetti flies once when at least one milestone is completed.',
      proof: dashboard.confettiFliesOnce,
    },
    { promise: 'No confetti flies before.', proof: dashboard.confettiWaitsForAMilestone },
    {
      promise: 'The personalized-exercises block appears when a completed milestone has order 15.',
      proof: personalized.dashboardOffersThem,
    },
    {
      promise: 'The upgrade banner appears with 4 or more completed milestones and no subscription.',
      proof: dashboard.offersUpgradeAfterFour,
    },
    {
      promise: 'The upgrade banner does not appear with fewer, or with a subscription.',
      proof: dashboard.offersNoUpgrade,
    },
    {
      promise: 'Milestone reset sends a reset flag for the marks that are set and removes the local keys.',
      proof: dashboard.startsMilestoneOver,
    },
  ]),

  ...inSection('4 Video', [
    {
      promise: 'It is marked watched when playback reaches the end, which enables Next.',
      proof: lesson.endOfVideoEnablesNext,
    },
    { promise: 'It is watched when it was watched already.', proof: lesson.watchedBeforeEnablesNext },
    { promise: 'It is watched when it is stored as watched.', proof: lesson.storedAsWatchedEnablesNext },
    { promise: 'Before that Next is disabled.', proof: lesson.nextNeedsTheEnd },
    {
      promise: 'Milestone order 1 shows New Badge Earned! First Step with confetti.',
      proof: lesson.firstBadgeIsCelebrated,
    },
    { promise: 'Later milestones show no such popup.', proof: lesson.laterMilestonesHaveNoPopup },
    {
      promise: 'After the last video Next goes to /code/{milestoneId}.',
      proof: lesson.lastVideoLeadsToPractice,
    },
    {
      promise: 'Previous on the first video goes to /dashboard.',
      proof: lesson.firstVideoLeadsBackToDashboard,
    },
  ]),

  ...inSection('4 Code practice', [
    {
      promise: 'A solved question is marked successful and its points are flagged in local storage.',
      proof: practice.solvedIsRemembered,
    },
    {
      promise: 'When all questions are successful the milestone is marked code-completed.',
      proof: practice.allSolvedIsMarked,
    },
  ]),

  ...inSection('4 Multiple choice', [
    { promise: 'Once checked the dropdowns are locked.', proof: exercise.checkLocksDropdowns },
    {
      promise: 'All correct: stored locally, marked exercise-completed, confetti.',
      proof: exercise.allRightIsStoredAndCelebrated,
    },
    {
      promise: 'All correct: the next milestone in order becomes the current one.',
      proof: exercise.allRightMovesOn,
    },
    { promise: 'With one wrong answer nothing is marked.', proof: exercise.oneWrongCompletesNothing },
    {
      promise: 'Practice Again resets the answers and does not affect the progress.',
      proof: exercise.practiceAgainChangesNothing,
    },
    {
      promise: 'The next button of the last milestone goes to /personalized-exercises.',
      proof: exercise.courseLeadsToPersonalizedExercises,
    },
    {
      promise: 'The next button of the others goes to the dashboard.',
      proof: exercise.nextMilestoneComesAfterAllRight,
    },
  ]),

  ...inSection('4 Personalized exercises', [
    {
      promise: 'Completed when a run reports it, with confetti and a local flag.',
      proof: personalized.completedRunIsCelebrated,
    },
    {
      promise: 'A run that awaits input is resent with all inputs so far.',
      proof: personalized.inputsAreResent,
    },
  ]),

  ...inSection('4 Signup and password reset', [
    { promise: 'Signup goes to the code.', proof: account.signupLeadsToCode },
    {
      promise:
        'After the code: a confirmation, and after 2 seconds /login says Email verified successfully. You can now login.',
      proof: account.codeLeadsToLoginAfter2S,
      stopsClock: true,
    },
    { promise: 'Reset goes from the email to code and new password.', proof: account.resetHasTwoSteps },
    {
      promise:
        'After the reset: after 2 seconds /login says Password reset successfully. You can now login with your new password.',
      proof: account.resetLeadsToLoginAfter2S,
      stopsClock: true,
    },
  ]),

  ...inSection('4 Subscription payment', [
    {
      promise: 'Starting payment shows Processing... on that plan.',
      proof: money.processingIsShownOnThatPlan,
    },
    {
      promise: 'A hidden POST form takes the payment_params to the payment_url.',
      proof: money.paymentIsPostedToTheProvider,
    },
    {
      promise: 'The provider returns to /subscription/success or /subscription/cancel.',
      proof: money.providerLeadsBack,
    },
    { promise: 'The current plan is disabled, labelled Current Plan.', proof: money.currentPlanIsDisabled },
    { promise: 'Login to Subscribe for visitors.', proof: money.visitorsAreAskedToLogin },
    {
      promise: 'Upgrade Now without a subscription.',
      proof: money.buttonsSay(null, 'Upgrade Now', 'Upgrade Now'),
    },
    { promise: 'Change to This Plan with a subscription.', proof: money.changeNamesOtherPlans },
  ]),

  ...inSection('5 Validation', [
    { promise: 'Login: email and password are required.', proof: account.loginRequiresBoth },
    { promise: 'Login: the email field is of email type.', proof: account.loginEmailIsAnEmail },
    { promise: 'Signup: username, email and password are required.', proof: account.signupRequiresAll },
    {
      promise: 'Signup: the placeholder hints at the rules of passwords.',
      proof: account.signupHintsAtPasswords,
    },
    { promise: 'Signup: field errors of the server are shown.', proof: account.signupRefuses('short') },
    { promise: 'The code is required.', proof: account.codeIsRequired },
    { promise: `Reset: first, ${mismatch}.`, proof: account.resetRefuses('a', 'b', mismatch) },
    { promise: `Reset: then, ${tooShort}.`, proof: account.resetRefuses('abc', 'abc', tooShort) },
    {
      promise: `Reset: then, ${tooWeak} (no digit).`,
      proof: account.resetRefuses('abcdefgh', 'abcdefgh', tooWeak),
    },
    {
      promise: `Reset: then, ${tooWeak} (no letter).`,
      proof: account.resetRefuses('12345678', '12345678', tooWeak),
    },
    {
      promise: 'Contact: all fields are required, the email is of email type.',
      proof: open.contactRequiresAll,
    },
    {
      promise: 'Contact: on success Your message has been sent successfully! shows and the form is cleared.',
      proof: open.contactIsSentAndCleared,
    },
    { promise: 'Contact: the server itself takes a message.', proof: open.contactIsStored },
    {
      promise: 'Custom exercise: the question is required.',
      proof: personalized.customQuestionIsRequired,
    },
    { promise: 'Interactive input is ignored when blank.', proof: practice.blankInputIsIgnored },
    {
      promise: 'Interactive input of a personalized exercise is ignored when blank.',
      proof: personalized.blankInputIsIgnored,
    },
    { promise: 'Check requires every question answered.', proof: exercise.checkNeedsEveryAnswer },
    { promise: 'Next in coding requires the solved state.', proof: practice.nextNeedsASolution },
    {
      promise:
        'Subscribing without a login leads to /login with Please login to subscribe to a plan, and back.',
      proof: money.loginLeadsBackToPlans,
    },
  ]),

  ...inSection('7 Calls', [
    { promise: 'Every change carries the X-CSRFToken of the cookie.', proof: session.changesCarryTheToken },
    { promise: 'Every request carries an X-CSRFToken.', proof: session.everyRequestCarriesTheToken },
    { promise: 'POST /auth/login/ sends email and password.', proof: account.loginSends },
    { promise: 'POST /auth/register/ sends username, email and password.', proof: account.signupLeadsToCode },
    { promise: 'POST /auth/verify-email/ sends email and otp.', proof: account.codeIsForTheEmailOfBefore },
    {
      promise:
        'POST /auth/password-reset-request/ sends the email, /auth/password-reset/ email, otp and new_password.',
      proof: account.resetSends,
    },
    { promise: 'POST /auth/token/refresh/ has an empty body.', proof: session.refreshesOnceOnArrival },
    { promise: 'POST /learn/questions/{id}/submit/ sends code.', proof: practice.runSendsTheCode },
    {
      promise: 'POST /learn/questions/{id}/submit/ sends code and inputs.',
      proof: practice.blankInputIsIgnored,
    },
    {
      promise: 'POST /learn/mcq-questions/{id}/submit/ sends selected_option, one call per question.',
      proof: exercise.sendsEachAnswer,
    },
    {
      promise: 'POST /learn/progress/update-milestone/ sends milestone_id.',
      proof: exercise.allRightMovesOn,
    },
    { promise: 'POST /learn/milestones/{id}/mark-.../ sends reset.', proof: dashboard.startsMilestoneOver },
    {
      promise:
        'GET /subscriptions/plans/ is tried authenticated, public, and plain twice; then there are fallback plans.',
      proof: money.plansAreTriedFourTimes,
    },
    { promise: 'A later try for the plans is enough.', proof: money.laterTryIsEnough },
    {
      promise: 'GET /subscriptions/status/: 404 means no subscription.',
      proof: money.missingSubscriptionIsNone,
    },
    {
      promise: 'POST /subscriptions/initiate/ sends plan_id, return_url, cancel_url and notify_url.',
      proof: money.initiateSends,
    },
    {
      promise: 'POST /contact/submit/ sends full_name, email and message.',
      proof: open.contactIsSentAndCleared,
    },
    {
      promise: 'The client posts a form with payment_params to the provider.',
      proof: money.paymentIsPostedToTheProvider,
    },
  ]),

  ...inSection('8 Session errors', [
    {
      promise: 'A 401 leads to one refresh; calls made meanwhile wait and are retried.',
      proof: session.callsWaitForOneRefresh,
    },
    {
      promise: 'A 401 of login, register, verify-email, password-reset or plans leads to none.',
      proof: session.someCallsAreNeverRefreshed,
    },
    {
      promise: 'If the refresh fails, local storage is cleared and the user sent to /login.',
      proof: session.lostSessionLeadsToLogin,
    },
    { promise: 'Not so on the subscription paths.', proof: session.lostSessionKeepsSubscriptionPage },
    {
      promise: 'Not so on login, signup, verify-otp and forgot-password.',
      proof: session.nobodyIsSentFromTheDoor,
    },
  ]),

  ...inSection('8 Account errors', [
    {
      promise: 'Login: the detail of the server.',
      proof: account.loginSays({ detail: 'Detail.', error: 'Error.' }, 'Detail.'),
    },
    {
      promise: 'Login: else its error.',
      proof: account.loginSays({ error: 'Error.', non_field_errors: ['Form.'] }, 'Error.'),
    },
    {
      promise: 'Login: else the first of non_field_errors.',
      proof: account.loginSays({ non_field_errors: ['Form.', 'More.'] }, 'Form.'),
    },
    {
      promise: 'Login: else Failed to login. Please check your credentials.',
      proof: account.loginSays({}, 'Failed to login. Please check your credentials.'),
    },
    {
      promise: 'Signup: the error.',
      proof: account.signupSays({ error: 'Error.', username: ['Taken.'] }, 'Error.'),
    },
    {
      promise: 'Signup: Username: {msg}.',
      proof: account.signupSays({ username: ['Taken.'] }, 'Username: Taken.'),
    },
    { promise: 'Signup: Email: {msg}.', proof: account.signupSays({ email: ['Known.'] }, 'Email: Known.') },
    {
      promise: 'Signup: Password: {msg}.',
      proof: account.signupSays({ password: ['Weak.'] }, 'Password: Weak.'),
    },
    {
      promise: 'Signup: the first of non_field_errors.',
      proof: account.signupSays({ non_field_errors: ['Form.', 'More.'] }, 'Form.'),
    },
    {
      promise: 'Signup: else Failed to create account. Please try again.',
      proof: account.signupSays({}, 'Failed to create account. Please try again.'),
    },
    { promise: 'Code: the error of the server.', proof: account.codeSays({ error: 'Error.' }, 'Error.') },
    {
      promise: 'Code: else Invalid OTP. Please try again.',
      proof: account.codeSays({}, 'Invalid OTP. Please try again.'),
    },
    { promise: 'Reset request: the error.', proof: account.resetRequestSays({ error: 'Error.' }, 'Error.') },
    {
      promise: 'Reset request: else Failed to send OTP. Please try again.',
      proof: account.resetRequestSays({}, 'Failed to send OTP. Please try again.'),
    },
    { promise: 'Reset: the error.', proof: account.resetSays({ error: 'Error.' }, 'Error.') },
    {
      promise: 'Reset: else Failed to reset password. Please try again.',
      proof: account.resetSays({}, 'Failed to reset password. Please try again.'),
    },
  ]),

  ...inSection('8 Learning errors', [
    { promise: 'Learn: Milestone not found.', proof: lesson.unknownMilestoneIsTold },
    { promise: 'Learn: No learning content available.', proof: lesson.missingLessonsAreTold },
    {
      promise: 'Learn: Failed to load learning content. Please try again later.',
      proof: lesson.failedLessonsAreTold,
    },
    { promise: 'Learn: Content not available.', proof: lesson.missingContentIsTold },
    { promise: 'Code: Milestone not found.', proof: practice.unknownMilestoneIsTold },
    {
      promise: 'Code: No code questions available for this milestone.',
      proof: practice.missingQuestionsAreTold,
    },
    {
      promise: 'Code: Failed to load code questions. Please try again later.',
      proof: practice.failedQuestionsAreTold,
    },
    {
      promise: 'Code: the detail of a failed run.',
      proof: practice.failedRunSays({ detail: 'Detail.' }, 'Detail.'),
    },
    {
      promise: 'Code: else Error running code. Please try again.',
      proof: practice.failedRunSays({}, 'Error running code. Please try again.'),
    },
    {
      promise: 'Code: any returned output is still shown.',
      proof: practice.failedRunSays(
        { detail: 'Detail.', output: 'As far as this' },
        'Detail.',
        'As far as this',
      ),
    },
    {
      promise: 'Code: the error is preferred when present.',
      proof: practice.failedRunSays({ error: 'Error.', detail: 'Detail.' }, 'Error.'),
    },
    { promise: 'Multiple choice: Milestone not found.', proof: exercise.unknownMilestoneIsTold },
    {
      promise: 'Multiple choice: No questions available for this milestone.',
      proof: exercise.missingQuestionsAreTold,
    },
    {
      promise: 'Multiple choice: Failed to load exercise questions. Please try again later.',
      proof: exercise.failedQuestionsAreTold,
    },
    {
      promise: 'Personalized: Failed to load exercises. Please try again later.',
      proof: personalized.failedListIsTold,
    },
    {
      promise: 'Personalized: Failed to generate exercise. Please try again.',
      proof: personalized.failedGenerationIsTold,
    },
    {
      promise: 'Personalized: Failed to create exercise. Please try again.',
      proof: personalized.failedCreationIsTold,
    },
  ]),

  ...inSection('8 Other errors', [
    { promise: 'Contact: the error of the server.', proof: open.contactSays({ error: 'Error.' }, 'Error.') },
    {
      promise: 'Contact: else Failed to send message. Please try again.',
      proof: open.contactSays({}, 'Failed to send message. Please try again.'),
    },
    {
      promise: 'Subscription: Unable to load subscription information. Please try again later.',
      proof: money.plansAreTriedFourTimes,
    },
    {
      promise: 'Subscription: the error of the server, and the processing state is cleared.',
      proof: money.paymentFailureSays({ error: 'Error.' }, 'Error.'),
    },
    {
      promise: 'Subscription: else Failed to initiate payment.',
      proof: money.paymentFailureSays({}, 'Failed to initiate payment'),
    },
    { promise: 'A missing active subscription is treated as none.', proof: money.missingSubscriptionIsNone },
    {
      promise: 'A failed answer submission counts that question as incorrect.',
      proof: exercise.failedAnswerCountsAsIncorrect,
    },
    {
      promise: 'Failed fetches of progress and subscription are not shown.',
      proof: dashboard.failedProgressIsNotShownOnOtherPages,
    },
    {
      promise: 'A subscription that could not be fetched becomes none.',
      proof: money.failedSubscriptionIsNone,
    },
    { promise: 'A video that does not load does no harm.', proof: lesson.brokenVideoDoesNoHarm },
  ]),

  ...inSection('9 Constants', [
    { promise: 'There are 15 milestones; the last has order 15.', proof: dashboard.hasFifteenMilestones },
    {
      promise: 'Order 4 needs no subscription.',
      proof: dashboard.milestoneIs(4, { at: { completed: 3 }, state: 'In Progress', button: 'Continue' }),
    },
    {
      promise: 'Order 5 needs a subscription, also for who stands on it.',
      proof: dashboard.milestoneIs(5, { at: { completed: 4 }, state: 'Requires Upgrade', button: 'Upgrade' }),
    },
    {
      promise: 'Personalized exercises unlock on completing order 15.',
      proof: personalized.dashboardOffersThem,
    },
    { promise: 'Difficulties: easy, medium, hard.', proof: personalized.customFormHasItsFields },
    {
      promise: 'Password: a letter and a digit, said by the server.',
      proof: account.signupRefuses('onlyletters'),
    },
    {
      promise: 'Delay: 100 ms before going home after login.',
      proof: account.loginGoesHomeAfter100Ms,
      stopsClock: true,
    },
    {
      promise: 'A plan of at least 365 days is an annual plan; annual plans sort last.',
      proof: money.annualPlansSortLast,
    },
    {
      promise: 'Annual plans show Best Value, the price per month and Save 2 months with annual billing.',
      proof: money.annualPlansShowTheirValue,
    },
    { promise: 'Prices are in USD: 4 and 40.', proof: money.pricesAreInDollars },
    {
      promise: 'Fallback: Monthly Subscription, 4 for 30 days.',
      proof: money.fallbackPlanIs('Monthly Subscription', '$4', '30'),
    },
    {
      promise: 'Fallback: Annual Subscription, 40 for 365 days.',
      proof: money.fallbackPlanIs('Annual Subscription', '$40', '365'),
    },
    { promise: 'Confetti: 100 particles, spread 70.', proof: dashboard.confettiIsAHundredScraps },
    {
      promise: 'Terms name the uptime target of 99.9%.',
      proof: open.policyTells('/policy/terms-conditions', /99\.9\s?%/),
    },
    {
      promise: 'Return policy: within 30 days, not over 80% of the content.',
      proof: open.policyTells('/policy/return-policy', /30 days/, /80\s?%/),
    },
    {
      promise: 'Return policy: review in 3-5 business days, payout in 5-10.',
      proof: open.policyTells('/policy/return-policy', /3\D{1,4}5 business days/, /5\D{1,4}10 business days/),
    },
  ]),
];

function inSection(
  section: string,
  list: readonly Omit<SpecificationPromise, 'section'>[],
): SpecificationPromise[] {
  return list.map((one) => ({ section, ...one }));
}
