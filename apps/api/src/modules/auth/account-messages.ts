import type { Bilingual } from '@python-learning/domain';

/** Messages shown after successful account calls. */
export const accountMessages = {
  registered: {
    en: 'We sent a code to your email. Enter it to finish signing up.',
    ta: 'உன் மின்னஞ்சலுக்கு ஒரு குறியீட்டு எண்ணை அனுப்பினோம். பதிவை முடிக்க அதை உள்ளிடு.',
  },
  verified: {
    en: 'Email verified successfully. You can now login.',
    ta: 'மின்னஞ்சல் சரிபார்க்கப்பட்டது. இப்போது நீ உள்நுழையலாம்.',
  },
  codeSent: {
    en: 'If this address waits for a code, a new one is on its way.',
    ta: 'இந்த முகவரியை இன்னும் சரிபார்க்க வேண்டியிருந்தால், புதிய குறியீட்டு எண் விரைவில் வரும்.',
  },
  resetRequested: {
    en: 'If there is an account with this address, a code is on its way.',
    ta: 'இந்த முகவரியில் ஒரு கணக்கு இருந்தால், ஒரு குறியீட்டு எண் விரைவில் வரும்.',
  },
  passwordReset: {
    en: 'Password reset successfully. You can now login with your new password.',
    ta: 'கடவுச்சொல் மாற்றப்பட்டது. இப்போது புதிய கடவுச்சொல்லால் நீ உள்நுழையலாம்.',
  },
  passwordChanged: {
    en: 'Your password was changed. Every other device was logged out.',
    ta: 'உன் கடவுச்சொல் மாற்றப்பட்டது. மற்ற எல்லாச் சாதனங்களிலிருந்தும் வெளியேறிவிட்டாய்.',
  },
  deleted: { en: 'Your account was deleted.', ta: 'உன் கணக்கு நீக்கப்பட்டது.' },
  loggedOut: { en: 'Successfully logged out.', ta: 'வெளியேறிவிட்டாய்.' },
  refreshed: { en: 'Session renewed.', ta: 'அமர்வு புதுப்பிக்கப்பட்டது.' },
} as const satisfies Record<string, Bilingual>;
