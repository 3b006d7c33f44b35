export { type AiService, startAiService } from './ai-service/ai-service.ts';
export { type GoodReply, goodReply } from './ai-service/good-replies.ts';
export { type Misbehaviour, type MisbehaviourName, misbehaviours } from './ai-service/misbehaviours.ts';
export { emptyCourse } from './empty-course.ts';
export { createIdleEngine } from './idle-engine.ts';
export { newName } from './new-name.ts';
export {
  initiate,
  initiateForm,
  localPayer,
  notify,
  notifyRaw,
  orderDetailsOf,
  orderIdOf,
  type PayerDriver,
  payHerePayer,
  razorpayPayer,
} from './payments/payer-driver.ts';
export { encodeForm, type PayHereEmulator, startPayHereEmulator } from './payments/payhere-emulator.ts';
export { nothingSold, soldBy } from './payments/payment-config.ts';
export { type RazorpayEmulator, startRazorpayEmulator } from './payments/razorpay-emulator.ts';
export { startTestApp, type TestApp, type TestAppOptions, type TestLearner } from './test-app.ts';
export { type Answer, createTestClient, type TestClient } from './test-client.ts';
export { createTestClock, type TestClock } from './test-clock.ts';
export { startDatabaseWithoutTables, startTestDatabase, type TestDatabase } from './test-database.ts';
