/** Scripts of our two languages; punctuation and digits are common to all. */
const allowed = /^[\p{Script=Tamil}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
const invisible = /[\p{Cc}\p{Co}\p{Cs}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}]/u;

/** Addresses of the web and of mail, phone numbers, markup: a text must not lead a child anywhere. */
const contact = [
  /https?:|www\.|\w@\w+\.\w/i,
  /\d{9}|\+\d{2}[\s-]?\d{2}|(?<!\d)0\d{2}[\s-]?\d{3}[\s-]?\d{4}(?!\d)/,
  /<\/?(?:a|b|br|div|form|h\d|i|iframe|img|input|link|meta|object|p|script|span|style|svg)\b[^<>]*>/i,
  /!\[|\]\(/,
];

/** Words with no place in an exercise for a child. Only whole words match, so that `classic` and `skill` pass. */
const english =
  /\b(?:kill\w*|murder\w*|die[sd]?|dead|death|gun\w*|weapon\w*|bomb\w*|shoot\w*|blood\w*|suicid\w*|sex\w*|nude|naked|porn\w*|drug\w*|alcohol\w*|beer|wine|whisk\w+|cigar\w*|tobacco|bets?|gambl\w*|casino\w*|lotter\w+|hat(?:e|ed|es)|stupid|idiots?|dumb|ugly|damn\w*|hell|fuck\w*|shit\w*|bitch\w*|rape\w*|terror\w*|slave\w*)\b/i;
const tamil =
  /(?<![\p{L}\p{M}])(?:தற்கொலை|கொலை|மது|மதுபான|சாராய|போதை|சூதாட்ட|துப்பாக்கி|வெடிகுண்டு|இரத்தம்|ஆபாச|முட்டாள்|பிணம்|சாவு)(?:[\p{L}\p{M}]{0,3})(?![\p{L}\p{M}])/u;
const tamilTowns = /மதுரை/gu;

/** Whether a text may be shown to a child: our scripts only, no markup, no way to contact anybody, nothing cruel. */
export function isSafeText(text: string): boolean {
  const plain = text.replace(/[\n\t]/g, ' ');
  if (!allowed.test(plain) || invisible.test(plain)) return false;
  if (contact.some((pattern) => pattern.test(plain))) return false;
  return !english.test(plain) && !tamil.test(plain.replace(tamilTowns, ''));
}
