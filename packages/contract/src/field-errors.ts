import type { Bilingual } from '@python-learning/domain';

/** What can be wrong with a field. The answer lists a sentence for each, by field name. */
export const fieldErrorCodes = [
  'required',
  'blank',
  'wrong_type',
  'too_long',
  'too_short',
  'too_many',
  'email_format',
  'not_a_choice',
  'unknown_value',
  'username_format',
  'username_taken',
  'password_too_short',
  'password_too_long',
  'password_needs_letter_and_number',
  'password_too_common',
  'password_like_identity',
  'password_wrong',
  'confirmation_differs',
  'personal_details',
  'question_not_python',
  'question_not_suitable',
  'question_worry',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** `{limit}` is filled in if the rule has one. */
export const fieldMessageByCode = {
  required: { en: 'This field is required.', ta: 'இதை நிரப்ப வேண்டும்.' },
  blank: { en: 'This field may not be blank.', ta: 'இது வெறுமையாக இருக்கக் கூடாது.' },
  wrong_type: { en: 'This is not the right kind of value.', ta: 'இது சரியான வகை மதிப்பு அல்ல.' },
  too_long: {
    en: 'Ensure this field has no more than {limit} characters.',
    ta: 'இதில் {limit} எழுத்துக்குறிகளுக்கு மேல் இருக்கக் கூடாது.',
  },
  too_short: {
    en: 'Ensure this field has at least {limit} characters.',
    ta: 'இதில் குறைந்தது {limit} எழுத்துக்குறிகள் இருக்க வேண்டும்.',
  },
  too_many: {
    en: 'Ensure this list has no more than {limit} items.',
    ta: 'இந்தப் பட்டியலில் {limit} உறுப்புகளுக்கு மேல் இருக்கக் கூடாது.',
  },
  email_format: {
    en: 'Enter a valid email address.',
    ta: 'சரியான மின்னஞ்சல் முகவரியை எழுது.',
  },
  not_a_choice: { en: 'This is not a valid choice.', ta: 'இது சரியான தெரிவு அல்ல.' },
  unknown_value: { en: 'This does not exist.', ta: 'இப்படி ஒன்று இல்லை.' },
  username_format: {
    en: 'Use 3 to 30 letters, digits, dots, dashes or underscores, without spaces.',
    ta: 'எழுத்து, இலக்கம், புள்ளி, இடைக்கோடு, அடிக்கோடு மட்டும் பயன்படுத்து: இடைவெளி இல்லாமல் 3 முதல் 30 வரை.',
  },
  username_taken: {
    en: 'This username is already taken.',
    ta: 'இந்தப் பயனர் பெயரை வேறொருவர் வைத்திருக்கிறார்.',
  },
  password_too_short: {
    en: 'Password must be at least 8 characters long',
    ta: 'கடவுச்சொல்லில் குறைந்தது 8 எழுத்துக்குறிகள் இருக்க வேண்டும்',
  },
  password_too_long: {
    en: 'Password must have no more than 128 characters',
    ta: 'கடவுச்சொல்லில் 128 எழுத்துக்குறிகளுக்கு மேல் இருக்கக் கூடாது',
  },
  password_needs_letter_and_number: {
    en: 'Password must contain at least one letter and one number',
    ta: 'கடவுச்சொல்லில் குறைந்தது ஓர் எழுத்தும் ஓர் எண்ணும் இருக்க வேண்டும்',
  },
  password_too_common: {
    en: 'Many people use this password. Choose another one.',
    ta: 'இந்தக் கடவுச்சொல்லைப் பலர் பயன்படுத்துகிறார்கள். வேறொன்றைத் தெரிவு செய்.',
  },
  password_like_identity: {
    en: 'The password is too close to your username or email.',
    ta: 'கடவுச்சொல் உன் பயனர் பெயரையோ மின்னஞ்சலையோ மிகவும் ஒத்திருக்கிறது.',
  },
  password_wrong: {
    en: 'This is not your current password.',
    ta: 'இது உன் இப்போதைய கடவுச்சொல் அல்ல.',
  },
  confirmation_differs: {
    en: 'Type your username exactly as it is shown.',
    ta: 'உன் பயனர் பெயரை இங்கே காட்டியபடியே எழுது.',
  },
  personal_details: {
    en: 'Please leave out addresses, phone numbers and email addresses: others may read this.',
    ta: 'முகவரி, தொலைபேசி எண், மின்னஞ்சல் ஆகியவற்றை எழுதாதே: இதை மற்றவர்களும் படிக்கலாம்.',
  },
  question_not_python: {
    en: 'This does not look like a task for a Python program. Say what the program should read and what it should show.',
    ta: 'இது Python நிரலுக்கான பணி போலத் தெரியவில்லை. நிரல் எதைப் படிக்க வேண்டும், எதைக் காட்ட வேண்டும் என்று எழுது.',
  },
  question_not_suitable: {
    en: 'We cannot make an exercise of this. Try another idea: a game, a quiz, your school or your village.',
    ta: 'இதிலிருந்து பயிற்சி உருவாக்க முடியாது. வேறு யோசனையை முயன்று பார்: விளையாட்டு, வினாடி வினா, உன் பள்ளி, உன் ஊர்.',
  },
  question_worry: {
    en: 'This sounds hard. You are not alone: please talk today to someone you trust, such as a parent or a teacher. In Sri Lanka you can call 1929, in India 1098, at any hour and free of charge.',
    ta: 'இது உனக்குக் கடினமாக இருப்பதுபோல் தெரிகிறது. நீ தனியாக இல்லை: நம்பும் ஒருவரிடம், பெற்றோரிடமோ ஆசிரியரிடமோ, இன்றே பேசு. இலங்கையில் 1929, இந்தியாவில் 1098: எந்த நேரமும் இலவசமாக அழைக்கலாம்.',
  },
} as const satisfies Record<FieldErrorCode, Bilingual>;
