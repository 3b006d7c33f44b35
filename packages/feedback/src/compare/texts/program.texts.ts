import type { MismatchText } from '../mismatch.ts';

/** Texts about lines that run without an error but do something else than they seem to do. */
export const programTexts = {
  'OUT-PRINT-ALONE': {
    text: {
      en: 'Line {line} has the word print, but it shows nothing. print works only with round brackets.',
      ta: '{line} ஆம் வரியில் print உள்ளது; ஆனால் அது எதையும் காட்டவில்லை. வட்ட அடைப்புக்குறி இருந்தால்தான் print வேலை செய்யும்.',
    },
    next: {
      en: 'Write print(...) with what you want to show inside.',
      ta: 'காட்ட வேண்டியதை உள்ளே இட்டு print(...) என்று எழுது.',
    },
  },
  'OUT-SIGN-TURNED': {
    text: {
      en: 'In line {n} ={sign} stores only what comes after it. The old value of {name} is lost.',
      ta: '{n} ஆம் வரியில் ={sign} என்பது அதன் பின் வருவதை மட்டும் சேமிக்கிறது. {name}-இன் பழைய மதிப்பு தொலைகிறது.',
    },
    next: {
      en: 'Write it in full: {name} = {name} {sign} ...',
      ta: 'முழுமையாக எழுது: {name} = {name} {sign} ...',
    },
  },
  'OUT-COMPARE-ALONE': {
    text: {
      en: 'Line {n} only compares, so {name} stays as it is. Two == ask, one = stores.',
      ta: '{n} ஆம் வரி ஒப்பிட மட்டும் செய்கிறது; எனவே {name} மாறுவதில்லை. == கேட்கும்; = சேமிக்கும்.',
    },
    next: { en: 'To store a value write one =.', ta: 'மதிப்பைச் சேமிக்க ஒரே ஒரு = எழுது.' },
  },
  'OUT-RESULT-LOST': {
    text: {
      en: 'Line {n} calculates something, but does not store it. So {name} stays as it is.',
      ta: '{n} ஆம் வரி கணக்கிடுகிறது; ஆனால் விடையைச் சேமிக்கவில்லை. எனவே {name} மாறுவதில்லை.',
    },
    next: {
      en: 'To change it write {name} = {name} {sign} ...',
      ta: 'அதை மாற்ற {name} = {name} {sign} ... என்று எழுது.',
    },
  },
  'OUT-POWER-SIGN': {
    text: {
      en: 'In line {line} you wrote ^. In Python it is no power: that is written with two stars.',
      ta: '{line} ஆம் வரியில் ^ எழுதினாய். Python-இல் அது அடுக்கு அல்ல; அடுக்கை இரண்டு நட்சத்திரக் குறிகளால் எழுத வேண்டும்.',
    },
    next: { en: 'Write ** instead of ^.', ta: '^ என்பதற்குப் பதிலாக ** எழுது.' },
  },
  'OUT-SQUARE-MATH': {
    text: {
      en: 'Line {line} holds a calculation in square brackets. Only round brackets say what comes first.',
      ta: '{line} ஆம் வரியில் ஒரு கணக்கு சதுர அடைப்புக்குறிக்குள் உள்ளது. முதலில் எதைக் கணக்கிடுவது என்று வட்ட அடைப்புக்குறி மட்டுமே சொல்லும்.',
    },
    next: { en: 'Write round brackets: (a + b)', ta: 'வட்ட அடைப்புக்குறி இடு: (a + b)' },
  },
  'OUT-VALUE-ALONE': {
    text: {
      en: 'In line {n} nothing is compared with {value}. Python then takes it as True.',
      ta: '{n} ஆம் வரியில் {value} எதனுடனும் ஒப்பிடப்படவில்லை. அதை Python True என்றே எடுத்துக்கொள்ளும்.',
    },
    next: {
      en: 'Write a whole comparison on both sides of {word}.',
      ta: '{word}-இன் இரு பக்கங்களிலும் முழு ஒப்பீட்டை எழுது.',
    },
  },
  'OUT-METHOD-LOST': {
    text: {
      en: 'In line {n} {method}() makes a new text, and nobody keeps it. {name} itself does not change.',
      ta: '{n} ஆம் வரியில் {method}() புதிய உரையை உருவாக்குகிறது; அதை யாரும் சேமிக்கவில்லை. {name} மாறுவதில்லை.',
    },
    next: {
      en: 'Store it: write {name} = in front of this line.',
      ta: 'அதைச் சேமி: இந்த வரிக்கு முன்னால் {name} = என்று எழுது.',
    },
  },
  'OUT-CALL-MISSING': {
    text: {
      en: 'Line {n} only says the name {name}. Without round brackets nothing is called.',
      ta: '{n} ஆம் வரியில் {name} என்ற பெயர் மட்டுமே உள்ளது. வட்ட அடைப்புக்குறி இல்லாவிட்டால் அழைப்பு நடக்காது.',
    },
    next: { en: 'Write {name}() in line {n}.', ta: '{n} ஆம் வரியில் {name}() என்று எழுது.' },
  },
  'OUT-INDEX-START': {
    text: {
      en: 'In line {n} [1] takes the second part. Python counts the parts from 0.',
      ta: '{n} ஆம் வரியில் [1] இரண்டாவது பகுதியை எடுக்கிறது. Python பகுதிகளை 0-இலிருந்து எண்ணும்.',
    },
    next: {
      en: 'Do you want the first one? Then write [0].',
      ta: 'முதல் பகுதி வேண்டுமா? அப்படியானால் [0] என்று எழுது.',
    },
  },
  'OUT-STORED-INSIDE': {
    text: {
      en: 'Line {n} stores {name} only inside the function. Outside, {name} keeps its old value.',
      ta: '{n} ஆம் வரி {name}-ஐச் செயற்கூறின் உள்ளே மட்டும் சேமிக்கிறது. வெளியே {name}-இல் பழைய மதிப்பே இருக்கும்.',
    },
    next: {
      en: 'Give the new value back with return, and store what the call gives.',
      ta: 'புதிய மதிப்பை return மூலம் திருப்பி அனுப்பு; அழைப்பு தருவதைச் சேமி.',
    },
  },
} as const satisfies Record<string, MismatchText>;
