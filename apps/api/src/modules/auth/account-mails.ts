import type { Language } from '@python-learning/domain';
import { layOut, type Paragraph } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

type Receiver = { email: string; username: string; language: Language };
type Words = { subject: string; paragraphs: readonly Paragraph[] };
type Template<T> = Readonly<Record<Language, (facts: T) => Words>>;

/**
 * Proves that the registered address belongs to the registrant. The username shows the owner of the address whether
 * somebody else registered it.
 */
export function verifyMail(receiver: Receiver, code: string, minutes: number): Mail {
  return write(verify, receiver, { username: receiver.username, code, minutes });
}

export function resetMail(receiver: Receiver, code: string, minutes: number): Mail {
  return write(reset, receiver, { username: receiver.username, code, minutes });
}

/** Tells the owner that the account already exists, which the response to the registration never reveals. */
export function alreadyRegisteredMail(receiver: Receiver): Mail {
  return write(alreadyRegistered, receiver, { username: receiver.username });
}

export function passwordChangedMail(receiver: Receiver): Mail {
  return write(passwordChanged, receiver, { username: receiver.username });
}

/** For a change from a logged-in device, which stays logged in. */
export function passwordChangedHereMail(receiver: Receiver): Mail {
  return write(passwordChangedHere, receiver, { username: receiver.username });
}

export function accountDeletedMail(receiver: Receiver): Mail {
  return write(accountDeleted, receiver, { username: receiver.username });
}

function write<T>(template: Template<T>, { email, language }: Receiver, facts: T): Mail {
  return layOut({ to: email, language, ...template[language](facts) });
}

const verify: Template<{ username: string; code: string; minutes: number }> = {
  en: ({ username, code, minutes }) => ({
    subject: 'Your Python Learning code',
    paragraphs: [
      `Hello ${username},`,
      'Enter this code in Python Learning to finish signing up:',
      { code },
      `It works for ${minutes} minutes, once, and only in the browser where you asked for it.`,
      'If you did not sign up, or this is not the username that you chose, do not enter the code and ignore this mail.',
    ],
  }),
  ta: ({ username, code, minutes }) => ({
    subject: 'உன் Python Learning குறியீட்டு எண்',
    paragraphs: [
      `வணக்கம் ${username},`,
      'பதிவை முடிக்க இந்தக் குறியீட்டு எண்ணை Python Learning-இல் உள்ளிடு:',
      { code },
      `இது ${minutes} நிமிடங்களுக்கு, ஒரு முறை மட்டும், நீ கேட்ட அதே உலாவியில் மட்டும் செல்லும்.`,
      'நீ பதிவு செய்யவில்லை என்றால், அல்லது இது நீ தெரிவு செய்த பயனர் பெயர் அல்ல என்றால், எண்ணை உள்ளிடாதே; இந்த மின்னஞ்சலை விட்டுவிடு.',
    ],
  }),
};

const reset: Template<{ username: string; code: string; minutes: number }> = {
  en: ({ username, code, minutes }) => ({
    subject: 'Reset your Python Learning password',
    paragraphs: [
      `Hello ${username},`,
      'Enter this code to choose a new password:',
      { code },
      `It works for ${minutes} minutes, once, and only in the browser where you asked for it.`,
      'If you did not ask for it, ignore this mail: your password stays as it is. Never tell the code to anyone.',
    ],
  }),
  ta: ({ username, code, minutes }) => ({
    subject: 'உன் Python Learning கடவுச்சொல்லை மாற்று',
    paragraphs: [
      `வணக்கம் ${username},`,
      'புதிய கடவுச்சொல்லைத் தெரிவு செய்ய இந்தக் குறியீட்டு எண்ணை உள்ளிடு:',
      { code },
      `இது ${minutes} நிமிடங்களுக்கு, ஒரு முறை மட்டும், நீ கேட்ட அதே உலாவியில் மட்டும் செல்லும்.`,
      'நீ கேட்கவில்லை என்றால் இந்த மின்னஞ்சலை விட்டுவிடு: உன் கடவுச்சொல் மாறாது. இந்த எண்ணை யாருக்கும் சொல்லாதே.',
    ],
  }),
};

const alreadyRegistered: Template<{ username: string }> = {
  en: ({ username }) => ({
    subject: 'You already have a Python Learning account',
    paragraphs: [
      `Hello ${username},`,
      'Somebody tried to sign up with your email address. You already have an account, so nothing was changed.',
      'If it was you, log in, or choose "Forgot password" on the login page. If it was not you, there is nothing to do.',
    ],
  }),
  ta: ({ username }) => ({
    subject: 'உனக்கு ஏற்கெனவே Python Learning கணக்கு உள்ளது',
    paragraphs: [
      `வணக்கம் ${username},`,
      'உன் மின்னஞ்சல் முகவரியைக் கொண்டு யாரோ பதிவு செய்ய முயன்றார்கள். உனக்கு ஏற்கெனவே கணக்கு உள்ளதால் எதுவும் மாறவில்லை.',
      'அது நீதான் என்றால் உள்நுழை, அல்லது உள்நுழைவுப் பக்கத்தில் "கடவுச்சொல் மறந்துவிட்டதா?" என்பதைத் தெரிவு செய். அது நீ அல்ல என்றால் எதுவும் செய்ய வேண்டாம்.',
    ],
  }),
};

const passwordChanged: Template<{ username: string }> = {
  en: ({ username }) => ({
    subject: 'Your Python Learning password was changed',
    paragraphs: [
      `Hello ${username},`,
      'Your password was changed just now, and you were logged out everywhere.',
      'If it was not you, choose "Forgot password" on the login page at once.',
    ],
  }),
  ta: ({ username }) => ({
    subject: 'உன் Python Learning கடவுச்சொல் மாற்றப்பட்டது',
    paragraphs: [
      `வணக்கம் ${username},`,
      'உன் கடவுச்சொல் இப்போது மாற்றப்பட்டது; எல்லாச் சாதனங்களிலிருந்தும் நீ வெளியேற்றப்பட்டாய்.',
      'இதைச் செய்தது நீ அல்ல என்றால், உள்நுழைவுப் பக்கத்தில் "கடவுச்சொல் மறந்துவிட்டதா?" என்பதை உடனே தெரிவு செய்.',
    ],
  }),
};

const passwordChangedHere: Template<{ username: string }> = {
  en: ({ username }) => ({
    subject: 'Your Python Learning password was changed',
    paragraphs: [
      `Hello ${username},`,
      'Your password was changed just now in the settings. Every other device was logged out.',
      'If it was not you, choose "Forgot password" on the login page at once.',
    ],
  }),
  ta: ({ username }) => ({
    subject: 'உன் Python Learning கடவுச்சொல் மாற்றப்பட்டது',
    paragraphs: [
      `வணக்கம் ${username},`,
      'அமைப்புகள் பக்கத்தில் உன் கடவுச்சொல் இப்போது மாற்றப்பட்டது; மற்ற எல்லாச் சாதனங்களிலிருந்தும் நீ வெளியேற்றப்பட்டாய்.',
      'இதைச் செய்தது நீ அல்ல என்றால், உள்நுழைவுப் பக்கத்தில் "கடவுச்சொல் மறந்துவிட்டதா?" என்பதை உடனே தெரிவு செய்.',
    ],
  }),
};

const accountDeleted: Template<{ username: string }> = {
  en: ({ username }) => ({
    subject: 'Your Python Learning account was deleted',
    paragraphs: [
      `Hello ${username},`,
      'Your account was deleted just now, with your progress, your programs and your certificates. This cannot be undone.',
      'If there was a payment, its date, amount and order number stay in our books, as the law asks.',
      'Thank you for learning with us. You may come back at any time with a new account.',
    ],
  }),
  ta: ({ username }) => ({
    subject: 'உன் Python Learning கணக்கு நீக்கப்பட்டது',
    paragraphs: [
      `வணக்கம் ${username},`,
      'உன் கணக்கு இப்போது நீக்கப்பட்டது; உன் முன்னேற்றம், நிரல்கள், சான்றிதழ்கள் ஆகியவையும் நீங்கின. இதைத் திரும்பப் பெற முடியாது.',
      'கட்டணம் செலுத்தியிருந்தால், அதன் தேதி, தொகை, ஆணை எண் ஆகியவை மட்டும் எங்கள் கணக்கேட்டில் இருக்கும்; சட்டம் அதைக் கேட்கிறது.',
      'எங்களுடன் கற்றதற்கு நன்றி. புதிய கணக்குடன் நீ எப்போது வேண்டுமானாலும் மீண்டும் வரலாம்.',
    ],
  }),
};
