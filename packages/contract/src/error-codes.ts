import type { Bilingual } from '@python-learning/domain';

/**
 * Every refusal of the api. A code without a status, or without a sentence in both languages, does not compile. Wrong
 * answers and failing programs are results, not errors, and have no code here.
 */
export const errorCodes = [
  'validation_failed',
  'malformed_json',
  'unreadable_text',
  'unsupported_media_type',
  'payload_too_large',
  'not_found',
  'method_not_allowed',
  'not_authenticated',
  'token_not_valid',
  'login_failed',
  'email_not_verified',
  'csrf_missing',
  'csrf_incorrect',
  'cross_site',
  'too_many_requests',
  'otp_invalid',
  'subscription_required',
  'content_not_available',
  'questions_unsolved',
  'answers_missing',
  'milestone_not_reached',
  'rest_used_up',
  'personalized_locked',
  'practice_not_run',
  'fair_use_reached',
  'storage_full',
  'idempotency_mismatch',
  'request_in_progress',
  'plan_not_available',
  'payment_unavailable',
  'refund_not_possible',
  'notification_refused',
  'run_time_used',
  'engine_busy',
  'not_ready',
  'server_error',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export const statusByCode = {
  validation_failed: 400,
  malformed_json: 400,
  unreadable_text: 400,
  unsupported_media_type: 415,
  payload_too_large: 413,
  not_found: 404,
  method_not_allowed: 405,
  not_authenticated: 401,
  token_not_valid: 401,
  login_failed: 401,
  email_not_verified: 401,
  csrf_missing: 403,
  csrf_incorrect: 403,
  cross_site: 403,
  too_many_requests: 429,
  otp_invalid: 400,
  subscription_required: 403,
  content_not_available: 409,
  questions_unsolved: 409,
  answers_missing: 409,
  milestone_not_reached: 409,
  rest_used_up: 409,
  personalized_locked: 403,
  practice_not_run: 409,
  fair_use_reached: 429,
  storage_full: 409,
  idempotency_mismatch: 422,
  request_in_progress: 409,
  plan_not_available: 404,
  payment_unavailable: 503,
  refund_not_possible: 409,
  notification_refused: 400,
  run_time_used: 429,
  engine_busy: 503,
  not_ready: 503,
  server_error: 500,
} as const satisfies Record<ErrorCode, number>;

/**
 * The sentence that a learner reads. `{seconds}`, `{minutes}` and `{method}` are filled in if the refusal carries them.
 */
export const messageByCode = {
  validation_failed: {
    en: 'Please check what you typed.',
    ta: 'நீ எழுதியதைச் சரிபார்.',
  },
  malformed_json: {
    en: 'The request could not be read. It is not valid JSON.',
    ta: 'கோரிக்கையைப் படிக்க முடியவில்லை. அது சரியான JSON அல்ல.',
  },
  unreadable_text: {
    en: 'The text contains characters that cannot be stored.',
    ta: 'உரையில் சேமிக்க முடியாத எழுத்துக்குறிகள் உள்ளன.',
  },
  unsupported_media_type: {
    en: 'This kind of content is not accepted here. Send JSON.',
    ta: 'இவ்வகை உள்ளடக்கம் இங்கே ஏற்கப்படாது. JSON ஆக அனுப்பு.',
  },
  payload_too_large: {
    en: 'This is too long. Make it shorter and try again.',
    ta: 'இது மிகவும் நீளமானது. சுருக்கி மீண்டும் முயன்று பார்.',
  },
  not_found: { en: 'Not found.', ta: 'இது கிடைக்கவில்லை.' },
  method_not_allowed: {
    en: 'Method "{method}" is not allowed here.',
    ta: '"{method}" முறையை இங்கே பயன்படுத்த முடியாது.',
  },
  not_authenticated: { en: 'Please log in first.', ta: 'முதலில் உள்நுழை.' },
  token_not_valid: {
    en: 'Your session has ended. Please log in again.',
    ta: 'உன் அமர்வு முடிந்துவிட்டது. மீண்டும் உள்நுழை.',
  },
  login_failed: {
    en: 'The email or the password is not right.',
    ta: 'மின்னஞ்சல் அல்லது கடவுச்சொல் சரியில்லை.',
  },
  email_not_verified: {
    en: 'Your email is not verified yet. Enter the code that we sent you.',
    ta: 'உன் மின்னஞ்சல் இன்னும் சரிபார்க்கப்படவில்லை. நாங்கள் அனுப்பிய குறியீட்டு எண்ணை உள்ளிடு.',
  },
  csrf_missing: {
    en: 'CSRF Failed: CSRF token missing. Reload the page and try again.',
    ta: 'பாதுகாப்புக் குறி இல்லை (CSRF). பக்கத்தை மீண்டும் ஏற்றி முயன்று பார்.',
  },
  csrf_incorrect: {
    en: 'CSRF Failed: CSRF token incorrect. Reload the page and try again.',
    ta: 'பாதுகாப்புக் குறி பொருந்தவில்லை (CSRF). பக்கத்தை மீண்டும் ஏற்றி முயன்று பார்.',
  },
  cross_site: {
    en: 'This request came from another site and was refused.',
    ta: 'இந்தக் கோரிக்கை வேறு தளத்திலிருந்து வந்ததால் ஏற்கப்படவில்லை.',
  },
  too_many_requests: {
    en: 'That was too often. Please try again in {seconds} seconds.',
    ta: 'மிகவும் அடிக்கடி முயன்றாய். {seconds} நொடிகளுக்குப் பின் மீண்டும் முயன்று பார்.',
  },
  otp_invalid: {
    en: 'Invalid OTP. Please try again. A code works only in the browser where you asked for it. You can ask for a new one here.',
    ta: 'குறியீட்டு எண் சரியில்லை. மீண்டும் முயன்று பார். எண்ணைக் கேட்ட அதே உலாவியில் மட்டுமே அது செல்லும். இங்கே புதிய எண்ணைக் கேட்கலாம்.',
  },
  subscription_required: {
    en: 'This milestone needs an upgrade, and none is running now. Everything you did is kept.',
    ta: 'இந்த மைல்கல்லுக்கு மேம்படுத்தல் தேவை; இப்போது எதுவும் செயலில் இல்லை. நீ செய்த எல்லாம் பாதுகாப்பாக உள்ளது.',
  },
  content_not_available: { en: 'Content not available', ta: 'உள்ளடக்கம் இன்னும் இல்லை' },
  questions_unsolved: {
    en: 'Solve every coding question of this milestone first.',
    ta: 'முதலில் இந்த மைல்கல்லின் எல்லா நிரல் வினாக்களையும் தீர்.',
  },
  answers_missing: {
    en: 'Answer every question of this exercise correctly first.',
    ta: 'முதலில் இந்தப் பயிற்சியின் எல்லா வினாக்களுக்கும் சரியாக விடையளி.',
  },
  milestone_not_reached: {
    en: 'You have not reached this milestone yet. Finish the one before it.',
    ta: 'இந்த மைல்கல்லை நீ இன்னும் எட்டவில்லை. முந்தையதை முதலில் முடி.',
  },
  rest_used_up: {
    en: 'All 8 rest weeks of this year are taken. Your count is safe: it waits for you.',
    ta: 'இந்த ஆண்டின் 8 ஓய்வு வாரங்களும் எடுக்கப்பட்டுவிட்டன. உன் எண்ணிக்கை பாதுகாப்பாக உள்ளது: அது உனக்காகக் காத்திருக்கும்.',
  },
  personalized_locked: {
    en: 'Personalized exercises open when you have completed the last milestone.',
    ta: 'கடைசி மைல்கல்லை முடித்ததும் உனக்கான தனிப் பயிற்சிகள் திறக்கும்.',
  },
  practice_not_run: {
    en: 'Run your program once without an error first.',
    ta: 'முதலில் உன் நிரலை ஒரு முறை பிழை இல்லாமல் இயக்கு.',
  },
  fair_use_reached: {
    en: 'You have made all the exercises of today. New ones come tomorrow. Those you have stay open.',
    ta: 'இன்றைய பயிற்சிகள் எல்லாவற்றையும் உருவாக்கிவிட்டாய். நாளை புதியவை கிடைக்கும். உன்னிடம் உள்ளவை திறந்தே இருக்கும்.',
  },
  storage_full: {
    en: 'Your space for programs is full, so no copy of this was kept. Your points and your progress are safe. Write to us if you need more space.',
    ta: 'உன் நிரல்களுக்கான இடம் நிரம்பிவிட்டது; அதனால் இதன் பிரதி சேமிக்கப்படவில்லை. உன் புள்ளிகளும் முன்னேற்றமும் பாதுகாப்பாக உள்ளன. கூடுதல் இடம் தேவையென்றால் எங்களுக்கு எழுது.',
  },
  idempotency_mismatch: {
    en: 'This request was sent before with other content.',
    ta: 'இதே கோரிக்கை முன்பு வேறு உள்ளடக்கத்துடன் அனுப்பப்பட்டது.',
  },
  request_in_progress: {
    en: 'The same request is still being worked on. Please wait a moment.',
    ta: 'இதே கோரிக்கையை இன்னும் செய்துகொண்டிருக்கிறோம். சிறிது நேரம் காத்திரு.',
  },
  plan_not_available: {
    en: 'This plan is not offered at the moment. Please choose another one.',
    ta: 'இந்தத் திட்டம் இப்போது கிடைக்காது. வேறொன்றைத் தெரிவு செய்.',
  },
  payment_unavailable: {
    en: 'Payment is not possible at the moment. Nothing was charged. Please try again later.',
    ta: 'இப்போது கட்டணம் செலுத்த முடியவில்லை. பணம் எதுவும் எடுக்கப்படவில்லை. சிறிது நேரத்தில் மீண்டும் முயன்று பார்.',
  },
  refund_not_possible: {
    en: 'This payment can no longer be refunded: more than 30 days have passed, or more than 80% is completed.',
    ta: 'இந்தப் பணத்தை இனித் திரும்பப் பெற முடியாது: 30 நாட்கள் கடந்துவிட்டன, அல்லது 80%-க்கு மேல் முடித்துவிட்டாய்.',
  },
  notification_refused: {
    en: 'This payment message is not from our payment provider.',
    ta: 'இந்தக் கட்டணச் செய்தி எங்கள் கட்டணச் சேவையிடமிருந்து வரவில்லை.',
  },
  run_time_used: {
    en: 'Your programs have used up their computer time. Look for a loop that does not end. Run again after {minutes} min. Your work is safe.',
    ta: 'உன் நிரல்கள் தமக்கான கணினி நேரத்தை முடித்துவிட்டன. முடியாத மடக்கு உள்ளதா எனப் பார். {minutes} நிமிடத்துக்குப் பின் மீண்டும் இயக்கு. உன் வேலை பாதுகாப்பாக உள்ளது.',
  },
  engine_busy: {
    en: 'Many learners are running programs now. Please try again in {seconds} seconds.',
    ta: 'இப்போது பலர் நிரல்களை இயக்குகிறார்கள். {seconds} நொடிகளுக்குப் பின் மீண்டும் முயன்று பார்.',
  },
  not_ready: {
    en: 'The service is not ready. Please try again soon.',
    ta: 'சேவை இன்னும் தயாராகவில்லை. சிறிது நேரத்தில் மீண்டும் முயன்று பார்.',
  },
  server_error: {
    en: 'Something went wrong on our side. Your work is safe. Please try again.',
    ta: 'எங்கள் சேவையில் ஒரு தவறு ஏற்பட்டது. உன் வேலை பாதுகாப்பாக உள்ளது. மீண்டும் முயன்று பார்.',
  },
} as const satisfies Record<ErrorCode, Bilingual>;
