import * as account from './account.acceptance.ts';
import * as dashboard from './dashboard.acceptance.ts';
import * as exercise from './exercise.acceptance.ts';
import * as frame from './frame.acceptance.ts';
import * as landing from './landing.acceptance.ts';
import * as lesson from './lesson.acceptance.ts';
import * as money from './money.acceptance.ts';
import * as personalized from './personalized.acceptance.ts';
import * as practice from './practice.acceptance.ts';
import * as open from './public.acceptance.ts';
import type { Requirement } from './requirement.ts';
import * as session from './session.acceptance.ts';

const mismatch = 'Passwords do not match';
const tooShort = 'Password must be at least 8 characters long';
const tooWeak = 'Password must contain at least one letter and one number';

/** All visible requirements, sentence by sentence, in the order of the specification. */
export const requirements: readonly Requirement[] = [
  ...inSection('1 The product', [
    { requirement: 'It is made for learners of 11 to 16.', proof: landing.tellsForWhichAge },
    {
      requirement: 'The landing page is written mostly in Tamil with English labels.',
      proof: landing.isWrittenInTamil,
      on: 'phone in Tamil',
    },
    { requirement: 'The FAQ is an accordion of five entries.', proof: landing.answersFiveQuestions },
    { requirement: 'There are six feature cards.', proof: landing.showsSixFeatures },
    { requirement: 'There is a demo video.', proof: landing.playsTheDemo },
    {
      requirement:
        'Marketing names what an upgrade has: milestones, exercises, challenges, support, progress, certificates, cancel anytime, secure payments.',
      proof: landing.saysWhatAnUpgradeHas,
    },
  ]),

  ...inSection('2 Landing', [
    {
      requirement:
        'The start button goes to the learn page of the current milestone when logged in with progress.',
      proof: landing.startLeadsToCurrentMilestone,
    },
    {
      requirement: 'The start button goes to /dashboard when logged in without a current milestone.',
      proof: landing.startLeadsToDashboard,
    },
    { requirement: 'The start button goes to /signup when logged out.', proof: landing.startLeadsToSignup },
  ]),

  ...inSection('2 Account', [
    { requirement: '/login is an email and password form.', proof: account.loginHasAForm },
    { requirement: '/login links to /signup.', proof: account.loginLinksTo('/signup') },
    { requirement: '/login links to /forgot-password.', proof: account.loginLinksTo('/forgot-password') },
    {
      requirement: '/login shows a success message passed in from another screen.',
      proof: account.loginShowsMessageOfOtherScreen,
    },
    { requirement: '/signup is a username, email and password form.', proof: account.signupHasAForm },
    { requirement: '/signup links to /login.', proof: account.signupLinksTo('/login') },
    {
      requirement: '/verify-otp takes the code for the email of the screen before.',
      proof: account.codeIsForTheEmailOfBefore,
    },
    {
      requirement: '/verify-otp without an email leads to /login.',
      proof: account.codeWithoutEmailLeadsToLogin,
    },
    {
      requirement: '/forgot-password has two steps: the email, then code, new password and confirmation.',
      proof: account.resetHasTwoSteps,
    },
  ]),

  ...inSection('2 Contact and policies', [
    {
      requirement:
        '/contact has the heading Get In Touch, the fields full name, email, message and the button Send Message.',
      proof: open.contactHasItsFields,
    },
    {
      requirement: '/policy/return-policy is a text page.',
      proof: open.policyIsAPage('/policy/return-policy'),
    },
    {
      requirement: '/policy/privacy-policy is a text page.',
      proof: open.policyIsAPage('/policy/privacy-policy'),
    },
    {
      requirement: '/policy/terms-conditions is a text page.',
      proof: open.policyIsAPage('/policy/terms-conditions'),
    },
    { requirement: 'The policies are linked from a Policy menu.', proof: open.policiesAreInTheMenu },
  ]),

  ...inSection('2 Subscription', [
    {
      requirement: '/subscription can be viewed by anyone and has the heading Upgrade Your Learning.',
      proof: money.anyoneCanView,
    },
    { requirement: 'A banner tells of the active subscription.', proof: money.showsTheRunningSubscription },
    {
      requirement: 'Without a subscription there is no such banner.',
      proof: money.hasNoBannerWithoutSubscription,
    },
    { requirement: 'There are three benefit cards.', proof: money.showsThreeBenefits },
    { requirement: 'There is a card for each plan.', proof: money.showsPlanCards },
    { requirement: 'A link leads learners back to the dashboard.', proof: money.leadsLearnersToDashboard },
    { requirement: 'A link leads visitors home.', proof: money.leadsVisitorsHome },
    {
      requirement: '/subscription/success says Payment Successful, with confetti.',
      proof: money.successIsCelebrated,
    },
    {
      requirement: '/subscription/success counts 5 seconds down, then opens the dashboard.',
      proof: money.successLeadsToDashboardAfter5S,
      stopsClock: true,
    },
    { requirement: '/subscription/success has a button Continue Learning.', proof: money.successHasAButton },
    { requirement: '/subscription/cancel says Payment Cancelled.', proof: money.cancelIsTold },
    {
      requirement: '/subscription/cancel: Try Again goes to the subscription page.',
      proof: money.cancelTriesAgain,
    },
    { requirement: '/subscription/cancel: Back to Dashboard.', proof: money.cancelLeadsToDashboard },
    { requirement: '/subscription/cancel shows how to reach support.', proof: money.cancelShowsSupport },
    { requirement: 'Any other path redirects to /.', proof: open.unknownPathLeadsHome },
  ]),

  ...inSection('2 Login-protected routes', [
    { requirement: 'A spinner is shown while it is not known who is there.', proof: frame.waitsWithASpinner },
    { requirement: 'Who is not authenticated is sent to /login.', proof: frame.sendsStrangersToLogin },
  ]),

  ...inSection('2 Dashboard', [
    { requirement: 'It welcomes by username.', proof: dashboard.welcomesByName },
    { requirement: 'It shows the points.', proof: dashboard.showsPoints },
    { requirement: 'It shows the badge count.', proof: dashboard.countsBadges },
    { requirement: 'It has an upgrade banner.', proof: dashboard.offersUpgradeAfterFour },
    { requirement: 'It lists the milestones.', proof: dashboard.listsFifteenMilestones },
    { requirement: 'It lists the achievements.', proof: dashboard.listsBadges },
    { requirement: 'It has a personalized-exercises block.', proof: personalized.dashboardOffersThem },
    { requirement: 'It tells a fun fact.', proof: dashboard.tellsAFunFact },
  ]),

  ...inSection('2 Learn', [
    { requirement: '/learn leads to the current milestone.', proof: lesson.learnLeadsOn },
    {
      requirement: '/learn leads to /dashboard without a current milestone.',
      proof: lesson.learnLeadsToDashboardAtTheEnd,
    },
    { requirement: '/learn leads to /login when not authenticated.', proof: lesson.learnNeedsALogin },
    {
      requirement: 'A lesson is a video with a previous and a next control.',
      proof: lesson.showsAVideoWithItsNeighbours,
    },
    { requirement: 'The controls lead from video to video.', proof: lesson.goesFromVideoToVideo },
    { requirement: 'A lesson has a transcript.', proof: lesson.hasATranscript },
    { requirement: 'A lesson can be an audio lesson.', proof: lesson.canBeHeardInstead },
    { requirement: 'The audio lesson is optional.', proof: lesson.audioIsOptional },
    { requirement: 'The first badge has a popup.', proof: lesson.firstBadgeIsCelebrated },
    {
      requirement: '/personalized-exercises leads to the dashboard while milestone 15 is not completed.',
      proof: personalized.isClosedBeforeTheEnd,
    },
    {
      requirement: '/personalized-exercises leads to /login when not authenticated.',
      proof: personalized.needsALogin,
    },
  ]),

  ...inSection('2 Shared layout', [
    {
      requirement: 'A visitor’s navigation: Home, Learn, Policy, Upgrade, Login, and no Dashboard.',
      proof: frame.visitorSeesNavigation,
    },
    {
      requirement: 'A learner’s navigation: Home, Dashboard, Learn, Policy, Upgrade, and no Login.',
      proof: frame.learnerSeesNavigation,
    },
    {
      requirement: 'The user menu has the username, Upgraded until {date} and Logout.',
      proof: frame.userMenuTellsAll,
    },
    {
      requirement: 'Without an upgrade the user menu has no date.',
      proof: frame.userMenuSaysNothingOfAnUpgrade,
    },
    { requirement: 'Below 768 pixels there is a mobile menu.', proof: frame.menuChangesAt768 },
    {
      requirement: 'The mobile menu has everything.',
      proof: frame.mobileMenuHasEverything,
      on: 'phone in Tamil',
    },
    {
      requirement: 'The footer has the year and Python Learning. All rights reserved.',
      proof: frame.footerHasTheYear,
    },
    { requirement: 'Learn goes to /login when logged out.', proof: frame.learnLeadsToLogin },
    { requirement: 'Learn goes to the current milestone.', proof: frame.learnLeadsToCurrentMilestone },
    {
      requirement: 'Learn goes to /dashboard without a current milestone.',
      proof: frame.learnLeadsToDashboard,
    },
    {
      requirement: 'Upgrade pulses with 4 completed milestones and no subscription.',
      proof: frame.upgradePulsesAfterFour,
    },
    {
      requirement: 'Upgrade keeps still with fewer.',
      proof: frame.upgradeKeepsStill({ completed: 3 }, false),
    },
    {
      requirement: 'Upgrade keeps still with a subscription.',
      proof: frame.upgradeKeepsStill({ completed: 5 }, true),
    },
  ]),

  ...inSection('2 Coding exercise', [
    { requirement: 'It shows the milestone title.', proof: practice.showsMilestoneTitle },
    { requirement: 'It shows Question n of total.', proof: practice.countsQuestions },
    { requirement: 'A progress bar shows the solved questions.', proof: practice.showsSolvedQuestions },
    { requirement: 'It shows the question as HTML.', proof: practice.showsQuestionHtml },
    { requirement: 'It has a hint.', proof: practice.hasAHint },
    { requirement: 'The hint is optional.', proof: practice.hintIsOptional },
    { requirement: 'It has a toggle for an intro video.', proof: practice.togglesTheIntroVideo },
    { requirement: 'It has a Python code editor.', proof: practice.hasAnEditor },
    { requirement: 'The Run button runs the code.', proof: practice.runReallyRuns },
    { requirement: 'The Run button shows Running...', proof: practice.runShowsRunning },
    {
      requirement: 'The output area has the success banner Code executed successfully!',
      proof: practice.successIsToldInABanner,
    },
    { requirement: 'The output area has an error banner.', proof: practice.errorIsToldInABanner },
    { requirement: 'The output area has hints and suggestions.', proof: practice.showsHintsAndSuggestions },
    { requirement: 'Empty output shows No output.', proof: practice.emptyOutputIsTold },
    {
      requirement: 'It has an optional toggle for an explanation video.',
      proof: practice.togglesTheExplanationVideo,
    },
    {
      requirement: 'Success is told by a toast, Code success!',
      proof: practice.successIsToldInAToast,
      stopsClock: true,
    },
    { requirement: 'There is a submit action.', proof: practice.hasASubmitAction },
    { requirement: 'Previous goes to the prior question.', proof: practice.previousGoesOneBack },
    { requirement: 'Previous on the first question goes back.', proof: practice.previousOnFirstGoesBack },
    {
      requirement: 'Next is enabled only once the current question is solved.',
      proof: practice.nextNeedsASolution,
    },
    {
      requirement: 'After the last question Next goes to /exercise/{milestoneId}.',
      proof: practice.afterTheLastComesTheExercise,
    },
    {
      requirement: 'The labels are Previous Question/Previous and Next Question/Next.',
      proof: practice.labelsAreLongAndShort,
    },
    {
      requirement: 'The output of each question is remembered in local storage.',
      proof: practice.outputIsRemembered,
    },
    {
      requirement: 'Unavailable content shows an error with a Back to Dashboard button.',
      proof: practice.unavailableHasAWayBack,
    },
  ]),

  ...inSection('2 Multiple-choice exercise', [
    { requirement: 'It has the milestone title and an intro sentence.', proof: exercise.hasTitleAndIntro },
    { requirement: 'It has a mute toggle.', proof: exercise.canBeMuted },
    { requirement: 'It has a Congratulations banner with Practice Again.', proof: exercise.congratulates },
    {
      requirement: 'The Review Mode banner says that answers won’t affect the progress.',
      proof: exercise.tellsOfReviewMode,
    },
    {
      requirement:
        'Each question has HTML text and a dropdown with the options A-D and the placeholder Select.',
      proof: exercise.showsQuestionsWithDropdowns,
    },
    {
      requirement: 'After checking each shows a correct or incorrect icon and an explanation.',
      proof: exercise.showsResults,
    },
    {
      requirement: 'The first question has a play/pause audio explanation if it has one.',
      proof: exercise.explainsTheFirstAloud,
    },
    { requirement: 'Without one there is no such button.', proof: exercise.audioIsOptional },
    { requirement: 'Previous goes to /code/{milestoneId}.', proof: exercise.previousLeadsToPractice },
    {
      requirement: 'Check is enabled only when every question is answered.',
      proof: exercise.checkNeedsEveryAnswer,
    },
    { requirement: 'Then comes Next Milestone.', proof: exercise.nextMilestoneComesAfterAllRight },
    {
      requirement: 'In the last milestone it is Complete Course.',
      proof: exercise.lastMilestoneCompletesTheCourse,
    },
  ]),

  ...inSection('2 Personalized exercises', [
    {
      requirement: 'A list titled Your Exercises shows question, difficulty badge and created date.',
      proof: personalized.listsExercises,
    },
    { requirement: 'A completed exercise has a tick.', proof: personalized.listTicksWhatIsCompleted },
    { requirement: 'The list has a new button.', proof: personalized.listHasANewButton },
    {
      requirement: 'The custom form has Custom Question, Difficulty, Cancel and Create.',
      proof: personalized.customFormHasItsFields,
    },
    { requirement: 'Create shows Creating...', proof: personalized.creatingIsShown },
    { requirement: 'There is a box Your Stats.', proof: personalized.showsStats },
    {
      requirement: 'A difficulty picker has Generate Exercise, which shows Generating...',
      proof: personalized.generatesByDifficulty,
    },
    {
      requirement: 'The selected exercise shows question, difficulty, attempts, focus area and Run Code.',
      proof: personalized.showsTheSelectedExercise,
    },
    {
      requirement: 'A run shows output, hints and suggestions.',
      proof: personalized.runShowsHintsAndSuggestions,
    },
    {
      requirement: 'The empty state says No Exercise Selected.',
      proof: personalized.showsNothingSelected,
    },
  ]),

  ...inSection('4 Session', [
    { requirement: 'On load the user is fetched.', proof: session.asksWhoIsThere },
    {
      requirement: 'On failure one refresh is tried, then the user is fetched again.',
      proof: session.refreshesOnceOnArrival,
    },
    {
      requirement: 'Logout clears user, progress, subscription and all local storage.',
      proof: session.logoutForgetsAll,
    },
  ]),

  ...inSection('4 Milestones', [
    {
      requirement: 'Completed: in the completed list, with Review.',
      proof: dashboard.milestoneIs(1, { at: { completed: 2 }, state: 'Completed', button: 'Review' }),
    },
    {
      requirement: 'In Progress: the current one, with Continue.',
      proof: dashboard.milestoneIs(3, {
        at: { completed: 2, parts: ['video'] },
        state: 'In Progress',
        button: 'Continue',
      }),
    },
    {
      requirement: 'Locked: above the current one and not upgrade-gated, with Start.',
      proof: dashboard.milestoneIs(4, { at: { completed: 1 }, state: 'Locked', button: 'Start' }),
    },
    {
      requirement: 'Requires Upgrade: order above 4 without a subscription, with Upgrade.',
      proof: dashboard.milestoneIs(5, { at: { completed: 1 }, state: 'Requires Upgrade', button: 'Upgrade' }),
    },
    {
      requirement: 'With a subscription an order above 4 is only locked.',
      proof: dashboard.milestoneIs(6, {
        at: { completed: 4 },
        isSubscribed: true,
        state: 'Locked',
        button: 'Start',
      }),
    },
    {
      requirement: 'Review opens the milestone.',
      proof: dashboard.buttonLeadsTo(1, 'Review', { completed: 2 }, '/learn/:id'),
    },
    {
      requirement: 'Continue opens the milestone.',
      proof: dashboard.buttonLeadsTo(3, 'Continue', { completed: 2 }, '/learn/:id'),
    },
    {
      requirement: 'Upgrade goes to /subscription.',
      proof: dashboard.buttonLeadsTo(5, 'Upgrade', { completed: 4 }, '/subscription'),
    },
    { requirement: 'A locked button is disabled.', proof: dashboard.lockedButtonIsDisabled },
    {
      requirement: 'Continue with 4 or more completed milestones and no subscription goes to /subscription.',
      proof: dashboard.continueLeadsToUpgrade,
    },
    {
      requirement: 'Confetti flies once when at least one milestone is completed.',
      proof: dashboard.confettiFliesOnce,
    },
    { requirement: 'No confetti flies before.', proof: dashboard.confettiWaitsForAMilestone },
    {
      requirement: 'The personalized-exercises block appears when a completed milestone has order 15.',
      proof: personalized.dashboardOffersThem,
    },
    {
      requirement: 'The upgrade banner appears with 4 or more completed milestones and no subscription.',
      proof: dashboard.offersUpgradeAfterFour,
    },
    {
      requirement: 'The upgrade banner does not appear with fewer, or with a subscription.',
      proof: dashboard.offersNoUpgrade,
    },
    {
      requirement:
        'Milestone reset sends a reset flag for the marks that are set and removes the local keys.',
      proof: dashboard.startsMilestoneOver,
    },
  ]),

  ...inSection('4 Video', [
    {
      requirement: 'It is marked watched when playback reaches the end, which enables Next.',
      proof: lesson.endOfVideoEnablesNext,
    },
    { requirement: 'It is watched when it was watched already.', proof: lesson.watchedBeforeEnablesNext },
    { requirement: 'It is watched when it is stored as watched.', proof: lesson.storedAsWatchedEnablesNext },
    { requirement: 'Before that Next is disabled.', proof: lesson.nextNeedsTheEnd },
    {
      requirement: 'Milestone order 1 shows New Badge Earned! First Step with confetti.',
      proof: lesson.firstBadgeIsCelebrated,
    },
    { requirement: 'Later milestones show no such popup.', proof: lesson.laterMilestonesHaveNoPopup },
    {
      requirement: 'After the last video Next goes to /code/{milestoneId}.',
      proof: lesson.lastVideoLeadsToPractice,
    },
    {
      requirement: 'Previous on the first video goes to /dashboard.',
      proof: lesson.firstVideoLeadsBackToDashboard,
    },
  ]),

  ...inSection('4 Code practice', [
    {
      requirement: 'A solved question is marked successful and its points are flagged in local storage.',
      proof: practice.solvedIsRemembered,
    },
    {
      requirement: 'When all questions are successful the milestone is marked code-completed.',
      proof: practice.allSolvedIsMarked,
    },
  ]),

  ...inSection('4 Multiple choice', [
    { requirement: 'Once checked the dropdowns are locked.', proof: exercise.checkLocksDropdowns },
    {
      requirement: 'All correct: stored locally, marked exercise-completed, confetti.',
      proof: exercise.allRightIsStoredAndCelebrated,
    },
    {
      requirement: 'All correct: the next milestone in order becomes the current one.',
      proof: exercise.allRightMovesOn,
    },
    { requirement: 'With one wrong answer nothing is marked.', proof: exercise.oneWrongCompletesNothing },
    {
      requirement: 'Practice Again resets the answers and does not affect the progress.',
      proof: exercise.practiceAgainChangesNothing,
    },
    {
      requirement: 'The next button of the last milestone goes to /personalized-exercises.',
      proof: exercise.courseLeadsToPersonalizedExercises,
    },
    {
      requirement: 'The next button of the others goes to the dashboard.',
      proof: exercise.nextMilestoneComesAfterAllRight,
    },
  ]),

  ...inSection('4 Personalized exercises', [
    {
      requirement: 'Completed when a run reports it, with confetti and a local flag.',
      proof: personalized.completedRunIsCelebrated,
    },
    {
      requirement: 'A run that awaits input is resent with all inputs so far.',
      proof: personalized.inputsAreResent,
    },
  ]),

  ...inSection('4 Signup and password reset', [
    { requirement: 'Signup goes to the code.', proof: account.signupLeadsToCode },
    {
      requirement:
        'After the code: a confirmation, and after 2 seconds /login says Email verified successfully. You can now login.',
      proof: account.codeLeadsToLoginAfter2S,
      stopsClock: true,
    },
    { requirement: 'Reset goes from the email to code and new password.', proof: account.resetHasTwoSteps },
    {
      requirement:
        'After the reset: after 2 seconds /login says Password reset successfully. You can now login with your new password.',
      proof: account.resetLeadsToLoginAfter2S,
      stopsClock: true,
    },
  ]),

  ...inSection('4 Subscription payment', [
    {
      requirement: 'Starting payment shows Processing... on that plan.',
      proof: money.processingIsShownOnThatPlan,
    },
    {
      requirement: 'A hidden POST form takes the payment_params to the payment_url.',
      proof: money.paymentIsPostedToTheProvider,
    },
    {
      requirement: 'The provider returns to /subscription/success or /subscription/cancel.',
      proof: money.providerLeadsBack,
    },
    {
      requirement: 'The current plan is disabled, labelled Current Plan.',
      proof: money.currentPlanIsDisabled,
    },
    { requirement: 'Login to Subscribe for visitors.', proof: money.visitorsAreAskedToLogin },
    {
      requirement: 'Upgrade Now without a subscription.',
      proof: money.buttonsSay(null, 'Upgrade Now', 'Upgrade Now'),
    },
    { requirement: 'Change to This Plan with a subscription.', proof: money.changeNamesOtherPlans },
  ]),

  ...inSection('5 Validation', [
    { requirement: 'Login: email and password are required.', proof: account.loginRequiresBoth },
    { requirement: 'Login: the email field is of email type.', proof: account.loginEmailIsAnEmail },
    { requirement: 'Signup: username, email and password are required.', proof: account.signupRequiresAll },
    {
      requirement: 'Signup: the placeholder hints at the rules of passwords.',
      proof: account.signupHintsAtPasswords,
    },
    { requirement: 'Signup: field errors of the server are shown.', proof: account.signupRefuses('short') },
    { requirement: 'The code is required.', proof: account.codeIsRequired },
    { requirement: `Reset: first, ${mismatch}.`, proof: account.resetRefuses('a', 'b', mismatch) },
    { requirement: `Reset: then, ${tooShort}.`, proof: account.resetRefuses('abc', 'abc', tooShort) },
    {
      requirement: `Reset: then, ${tooWeak} (no digit).`,
      proof: account.resetRefuses('abcdefgh', 'abcdefgh', tooWeak),
    },
    {
      requirement: `Reset: then, ${tooWeak} (no letter).`,
      proof: account.resetRefuses('12345678', '12345678', tooWeak),
    },
    {
      requirement: 'Contact: all fields are required, the email is of email type.',
      proof: open.contactRequiresAll,
    },
    {
      requirement:
        'Contact: on success Your message has been sent successfully! shows and the form is cleared.',
      proof: open.contactIsSentAndCleared,
    },
    { requirement: 'Contact: the server itself takes a message.', proof: open.contactIsStored },
    {
      requirement: 'Custom exercise: the question is required.',
      proof: personalized.customQuestionIsRequired,
    },
    { requirement: 'Interactive input is ignored when blank.', proof: practice.blankInputIsIgnored },
    {
      requirement: 'Interactive input of a personalized exercise is ignored when blank.',
      proof: personalized.blankInputIsIgnored,
    },
    { requirement: 'Check requires every question answered.', proof: exercise.checkNeedsEveryAnswer },
    { requirement: 'Next in coding requires the solved state.', proof: practice.nextNeedsASolution },
    {
      requirement:
        'Subscribing without a login leads to /login with Please login to subscribe to a plan, and back.',
      proof: money.loginLeadsBackToPlans,
    },
  ]),

  ...inSection('7 Calls', [
    {
      requirement: 'Every change carries the X-CSRFToken of the cookie.',
      proof: session.changesCarryTheToken,
    },
    { requirement: 'Every request carries an X-CSRFToken.', proof: session.everyRequestCarriesTheToken },
    { requirement: 'POST /auth/login/ sends email and password.', proof: account.loginSends },
    {
      requirement: 'POST /auth/register/ sends username, email and password.',
      proof: account.signupLeadsToCode,
    },
    {
      requirement: 'POST /auth/verify-email/ sends email and otp.',
      proof: account.codeIsForTheEmailOfBefore,
    },
    {
      requirement:
        'POST /auth/password-reset-request/ sends the email, /auth/password-reset/ email, otp and new_password.',
      proof: account.resetSends,
    },
    { requirement: 'POST /auth/token/refresh/ has an empty body.', proof: session.refreshesOnceOnArrival },
    { requirement: 'POST /learn/questions/{id}/submit/ sends code.', proof: practice.runSendsTheCode },
    {
      requirement: 'POST /learn/questions/{id}/submit/ sends code and inputs.',
      proof: practice.blankInputIsIgnored,
    },
    {
      requirement: 'POST /learn/mcq-questions/{id}/submit/ sends selected_option, one call per question.',
      proof: exercise.sendsEachAnswer,
    },
    {
      requirement: 'POST /learn/progress/update-milestone/ sends milestone_id.',
      proof: exercise.allRightMovesOn,
    },
    {
      requirement: 'POST /learn/milestones/{id}/mark-.../ sends reset.',
      proof: dashboard.startsMilestoneOver,
    },
    {
      requirement:
        'GET /subscriptions/plans/ is tried authenticated, public, and plain twice; then there are fallback plans.',
      proof: money.plansAreTriedFourTimes,
    },
    { requirement: 'A later try for the plans is enough.', proof: money.laterTryIsEnough },
    {
      requirement: 'GET /subscriptions/status/: 404 means no subscription.',
      proof: money.missingSubscriptionIsNone,
    },
    {
      requirement: 'POST /subscriptions/initiate/ sends plan_id, return_url, cancel_url and notify_url.',
      proof: money.initiateSends,
    },
    {
      requirement: 'POST /contact/submit/ sends full_name, email and message.',
      proof: open.contactIsSentAndCleared,
    },
    {
      requirement: 'The client posts a form with payment_params to the provider.',
      proof: money.paymentIsPostedToTheProvider,
    },
  ]),

  ...inSection('8 Session errors', [
    {
      requirement: 'A 401 leads to one refresh; calls made meanwhile wait and are retried.',
      proof: session.callsWaitForOneRefresh,
    },
    {
      requirement: 'A 401 of login, register, verify-email, password-reset or plans leads to none.',
      proof: session.someCallsAreNeverRefreshed,
    },
    {
      requirement: 'If the refresh fails, local storage is cleared and the user sent to /login.',
      proof: session.lostSessionLeadsToLogin,
    },
    { requirement: 'Not so on the subscription paths.', proof: session.lostSessionKeepsSubscriptionPage },
    {
      requirement: 'Not so on login, signup, verify-otp and forgot-password.',
      proof: session.nobodyIsSentFromTheDoor,
    },
  ]),

  ...inSection('8 Account errors', [
    {
      requirement: 'Login: the detail of the server.',
      proof: account.loginSays({ detail: 'Detail.', error: 'Error.' }, 'Detail.'),
    },
    {
      requirement: 'Login: else its error.',
      proof: account.loginSays({ error: 'Error.', non_field_errors: ['Form.'] }, 'Error.'),
    },
    {
      requirement: 'Login: else the first of non_field_errors.',
      proof: account.loginSays({ non_field_errors: ['Form.', 'More.'] }, 'Form.'),
    },
    {
      requirement: 'Login: else Failed to login. Please check your credentials.',
      proof: account.loginSays({}, 'Failed to login. Please check your credentials.'),
    },
    {
      requirement: 'Signup: the error.',
      proof: account.signupSays({ error: 'Error.', username: ['Taken.'] }, 'Error.'),
    },
    {
      requirement: 'Signup: Username: {msg}.',
      proof: account.signupSays({ username: ['Taken.'] }, 'Username: Taken.'),
    },
    {
      requirement: 'Signup: Email: {msg}.',
      proof: account.signupSays({ email: ['Known.'] }, 'Email: Known.'),
    },
    {
      requirement: 'Signup: Password: {msg}.',
      proof: account.signupSays({ password: ['Weak.'] }, 'Password: Weak.'),
    },
    {
      requirement: 'Signup: the first of non_field_errors.',
      proof: account.signupSays({ non_field_errors: ['Form.', 'More.'] }, 'Form.'),
    },
    {
      requirement: 'Signup: else Failed to create account. Please try again.',
      proof: account.signupSays({}, 'Failed to create account. Please try again.'),
    },
    { requirement: 'Code: the error of the server.', proof: account.codeSays({ error: 'Error.' }, 'Error.') },
    {
      requirement: 'Code: else Invalid OTP. Please try again.',
      proof: account.codeSays({}, 'Invalid OTP. Please try again.'),
    },
    {
      requirement: 'Reset request: the error.',
      proof: account.resetRequestSays({ error: 'Error.' }, 'Error.'),
    },
    {
      requirement: 'Reset request: else Failed to send OTP. Please try again.',
      proof: account.resetRequestSays({}, 'Failed to send OTP. Please try again.'),
    },
    { requirement: 'Reset: the error.', proof: account.resetSays({ error: 'Error.' }, 'Error.') },
    {
      requirement: 'Reset: else Failed to reset password. Please try again.',
      proof: account.resetSays({}, 'Failed to reset password. Please try again.'),
    },
  ]),

  ...inSection('8 Learning errors', [
    { requirement: 'Learn: Milestone not found.', proof: lesson.unknownMilestoneIsTold },
    { requirement: 'Learn: No learning content available.', proof: lesson.missingLessonsAreTold },
    {
      requirement: 'Learn: Failed to load learning content. Please try again later.',
      proof: lesson.failedLessonsAreTold,
    },
    { requirement: 'Learn: Content not available.', proof: lesson.missingContentIsTold },
    { requirement: 'Code: Milestone not found.', proof: practice.unknownMilestoneIsTold },
    {
      requirement: 'Code: No code questions available for this milestone.',
      proof: practice.missingQuestionsAreTold,
    },
    {
      requirement: 'Code: Failed to load code questions. Please try again later.',
      proof: practice.failedQuestionsAreTold,
    },
    {
      requirement: 'Code: the detail of a failed run.',
      proof: practice.failedRunSays({ detail: 'Detail.' }, 'Detail.'),
    },
    {
      requirement: 'Code: else Error running code. Please try again.',
      proof: practice.failedRunSays({}, 'Error running code. Please try again.'),
    },
    {
      requirement: 'Code: any returned output is still shown.',
      proof: practice.failedRunSays(
        { detail: 'Detail.', output: 'As far as this' },
        'Detail.',
        'As far as this',
      ),
    },
    {
      requirement: 'Code: the error is preferred when present.',
      proof: practice.failedRunSays({ error: 'Error.', detail: 'Detail.' }, 'Error.'),
    },
    { requirement: 'Multiple choice: Milestone not found.', proof: exercise.unknownMilestoneIsTold },
    {
      requirement: 'Multiple choice: No questions available for this milestone.',
      proof: exercise.missingQuestionsAreTold,
    },
    {
      requirement: 'Multiple choice: Failed to load exercise questions. Please try again later.',
      proof: exercise.failedQuestionsAreTold,
    },
    {
      requirement: 'Personalized: Failed to load exercises. Please try again later.',
      proof: personalized.failedListIsTold,
    },
    {
      requirement: 'Personalized: Failed to generate exercise. Please try again.',
      proof: personalized.failedGenerationIsTold,
    },
    {
      requirement: 'Personalized: Failed to create exercise. Please try again.',
      proof: personalized.failedCreationIsTold,
    },
  ]),

  ...inSection('8 Other errors', [
    {
      requirement: 'Contact: the error of the server.',
      proof: open.contactSays({ error: 'Error.' }, 'Error.'),
    },
    {
      requirement: 'Contact: else Failed to send message. Please try again.',
      proof: open.contactSays({}, 'Failed to send message. Please try again.'),
    },
    {
      requirement: 'Subscription: Unable to load subscription information. Please try again later.',
      proof: money.plansAreTriedFourTimes,
    },
    {
      requirement: 'Subscription: the error of the server, and the processing state is cleared.',
      proof: money.paymentFailureSays({ error: 'Error.' }, 'Error.'),
    },
    {
      requirement: 'Subscription: else Failed to initiate payment.',
      proof: money.paymentFailureSays({}, 'Failed to initiate payment'),
    },
    {
      requirement: 'A missing active subscription is treated as none.',
      proof: money.missingSubscriptionIsNone,
    },
    {
      requirement: 'A failed answer submission counts that question as incorrect.',
      proof: exercise.failedAnswerCountsAsIncorrect,
    },
    {
      requirement: 'Failed fetches of progress and subscription are not shown.',
      proof: dashboard.failedProgressIsNotShownOnOtherPages,
    },
    {
      requirement: 'A subscription that could not be fetched becomes none.',
      proof: money.failedSubscriptionIsNone,
    },
    { requirement: 'A video that does not load does no harm.', proof: lesson.brokenVideoDoesNoHarm },
  ]),

  ...inSection('9 Constants', [
    { requirement: 'There are 15 milestones; the last has order 15.', proof: dashboard.hasFifteenMilestones },
    {
      requirement: 'Order 4 needs no subscription.',
      proof: dashboard.milestoneIs(4, { at: { completed: 3 }, state: 'In Progress', button: 'Continue' }),
    },
    {
      requirement: 'Order 5 needs a subscription, also for who stands on it.',
      proof: dashboard.milestoneIs(5, { at: { completed: 4 }, state: 'Requires Upgrade', button: 'Upgrade' }),
    },
    {
      requirement: 'Personalized exercises unlock on completing order 15.',
      proof: personalized.dashboardOffersThem,
    },
    { requirement: 'Difficulties: easy, medium, hard.', proof: personalized.customFormHasItsFields },
    {
      requirement: 'Password: a letter and a digit, said by the server.',
      proof: account.signupRefuses('onlyletters'),
    },
    {
      requirement: 'Delay: 100 ms before going home after login.',
      proof: account.loginGoesHomeAfter100Ms,
      stopsClock: true,
    },
    {
      requirement: 'A plan of at least 365 days is an annual plan; annual plans sort last.',
      proof: money.annualPlansSortLast,
    },
    {
      requirement: 'Annual plans show Best Value, the price per month and Save 2 months with annual billing.',
      proof: money.annualPlansShowTheirValue,
    },
    { requirement: 'Prices are in USD: 4 and 40.', proof: money.pricesAreInDollars },
    {
      requirement: 'Fallback: Monthly Subscription, 4 for 30 days.',
      proof: money.fallbackPlanIs('Monthly Subscription', '$4', '30'),
    },
    {
      requirement: 'Fallback: Annual Subscription, 40 for 365 days.',
      proof: money.fallbackPlanIs('Annual Subscription', '$40', '365'),
    },
    { requirement: 'Confetti: 100 particles, spread 70.', proof: dashboard.confettiIsAHundredScraps },
    {
      requirement: 'Terms name the uptime target of 99.9%.',
      proof: open.policyTells('/policy/terms-conditions', /99\.9\s?%/),
    },
    {
      requirement: 'Return policy: within 30 days, not over 80% of the content.',
      proof: open.policyTells('/policy/return-policy', /30 days/, /80\s?%/),
    },
    {
      requirement: 'Return policy: review in 3-5 business days, payout in 5-10.',
      proof: open.policyTells('/policy/return-policy', /3\D{1,4}5 business days/, /5\D{1,4}10 business days/),
    },
  ]),
];

function inSection(section: string, list: readonly Omit<Requirement, 'section'>[]): Requirement[] {
  return list.map((one) => ({ section, ...one }));
}
