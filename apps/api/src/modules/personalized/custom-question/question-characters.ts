/** Texts meant for an AI model, not for a program: they ask it to forget its task or to reveal it. */
const commands = [
  /\b(?:ignore|forget|disregard|override)\b[^.\n]{0,60}\b(?:instruction|prompt|rule|above|before|previous|system)/i,
  /\b(?:system|developer|hidden|initial) (?:prompt|message|instruction)/i,
  /\b(?:reveal|show|print|repeat|tell)\b[^.\n]{0,40}\b(?:your|the) (?:prompt|instructions?|rules|api key|secret)/i,
  /\byou are (?:now|no longer)\b|\bact as\b|\bpretend (?:to be|you)\b|\bjailbreak\b|\bDAN\b/i,
  /<\/?(?:system|assistant|user|learner_request)>|\[\/?INST\]|<\|/i,
  /(?:விதிகளை|கட்டளைகளை|அறிவுறுத்தல்களை)[^.\n]{0,30}(?:மற|புறக்கணி|மீறு)/u,
];

export function isCommand(text: string): boolean {
  return commands.some((pattern) => pattern.test(text));
}

const unsuitable = [
  /\b(?:sex\w*|porn\w*|nudes?|naked|rape\w*|fuck\w*|shit\w*|bitch\w*|whore|slut)\b/i,
  /\b(?:kill|murder|stab|shoot|bomb|weapon|gun|terror|blood|torture)\w*\b/i,
  /\b(?:drugs?|cocaine|heroin|weed|alcohol|beer|whisky|arrack|vodka|cigarette\w*|vap(?:e|ing)|casino|gambl\w*|lottery|betting)\b/i,
  /\b(?:hack|crack|steal|phish|keylog|malware|virus|ransomware|ddos|brute ?force)\w*\b/i,
  /\b(?:hate|stupid|idiot|ugly) (?:girls?|boys?|people|muslims?|hindus?|christians?|tamils?|sinhala\w*|teachers?)\b/i,
  /ஆபாச|பாலியல்|நிர்வாண|கொலை|துப்பாக்கி|வெடிகுண்டு|போதைப்|மதுபான|சாராய|சூதாட்ட|கஞ்சா|திருடு/u,
];

/** True for a text that is unsuitable for a child. */
export function isUnsuitable(text: string): boolean {
  return unsuitable.some((pattern) => pattern.test(text));
}

const worrying = [
  /\b(?:suicid\w*|self.?harm|kill(?:ing)? myself|end my life|want to die|hurt(?:ing)? myself|cut(?:ting)? myself)\b/i,
  /\b(?:(?:he|she|they|uncle|father|mother|teacher|someone) (?:hits?|beats?|touche[sd]|hurts?|abuses?) me|nobody loves me|i am being (?:hit|beaten|abused|touched))\b/i,
  /தற்கொலை|சாக வேண்டும்|செத்துவிட|சாகப்போ|என்னை (?:அடிக்|துன்புறுத்|தொடுகி|வதை)/u,
];

/** True for signs of self-harm or abuse: a child in need writes wherever it can. */
export function isWorrying(text: string): boolean {
  return worrying.some((pattern) => pattern.test(text));
}
