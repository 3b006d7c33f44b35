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
  'password_known_words',
  'password_like_identity',
  'password_wrong',
  'confirmation_differs',
  'personal_details',
  'question_not_python',
  'question_not_suitable',
  'question_worry',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];
