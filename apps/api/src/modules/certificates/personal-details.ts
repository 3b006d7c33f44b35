const tamilZero = 0x0be6;

const contactSigns: readonly RegExp[] = [
  // An e-mail address or account handle, also spelled out as `(at)`.
  /@|＠|[([]\s*at\s*[)\]]/i,
  /\bhttps?:|\bwww\.|\b[a-z0-9-]+\.(?:com|org|net|in|lk|me|io|co|app|dev)\b/i,
  // Seven or more digits, however they are spaced.
  /(?:\d[\s().+/-]{0,2}){7,}/,
];

const addressSigns: readonly RegExp[] = [
  /\b(?:no|door|house|flat|plot|lot)\s*(?:no\s*)?[.:#]*\s*\d/i,
  // Street words of the learners' regions: after a number, before one, and in Tamil.
  /\d[\w/-]*[,\s]+(?:[\p{L}\p{M}.]+[,\s]+){1,3}(?:street|road|lane|avenue|nagar|colony|mawatha|gardens?|apartments?|layout|cross)\b/iu,
  /\b(?:street|road|lane|avenue|nagar|colony|mawatha|gardens?|apartments?|layout|cross)\s*[,.]?\s*(?:no\.?\s*)?\d/iu,
  /\d[\w/-]*[,\s]+(?:[\p{L}\p{M}.]+[,\s]+){0,3}[\p{L}\p{M}]*(?:தெரு|வீதி|சாலை|ஒழுங்கை|மாவத்தை|நகர்|குறுக்குத்)/u,
  /(?:கதவு|வீட்டு|இலக்கம்|இல\.)\s*(?:(?:எண்|இலக்கம்)\s*)?(?:[.:]+\s*)?\d/u,
  // A town with its postal code.
  /\p{L}{3,}\p{M}*\s*[-–]\s*\d{3}\s?\d{3}\b/u,
];

/**
 * True when a text seems to contain an e-mail address, a telephone number or a link. Prefers false alarms to misses.
 */
export function hasContactDetails(text: string): boolean {
  return matchesAny(contactSigns, text);
}

/** True when a text seems to tell where a child lives or can be reached. */
export function hasPersonalDetails(text: string): boolean {
  return matchesAny([...contactSigns, ...addressSigns], text);
}

function matchesAny(signs: readonly RegExp[], text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u0be6-\u0bef]/g, (digit) => String(digit.charCodeAt(0) - tamilZero))
    .replaceAll(/[\u200b-\u200d\u2060]/g, '');
  return signs.some((sign) => sign.test(plain));
}
