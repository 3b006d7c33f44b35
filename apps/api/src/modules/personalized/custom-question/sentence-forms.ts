/** Patterns for the form of a sentence, in English and Tamil, whatever its topic. */

const politeness =
  /^(?:\s|,|hi|hello|hey|please|pls|plz|sir|miss|madam|teacher|anna|akka|bro|dear|ok|okay|so|and|but|vanakkam|வணக்கம்|தயவு செய்து|ஐயா|அக்கா|அண்ணா)+(?=\s|,)/iu;

/** Removes greetings and polite words from the start of a sentence. */
export function withoutPoliteness(sentence: string): string {
  return sentence.replace(politeness, '').trim();
}

const english = {
  fact: /^(?:(?:can|could|will|would) you )?(?:(?:please )?(?:tell|explain|inform)(?: to)? (?:me|us)|(?:do you|you) know|i (?:want|wanted|would like) to know|(?:just )?say)\b(?! (?:hello|hi|if|whether)\b)/i,
  question:
    /^(?:who|whom|whose|what|what'?s|when|where|why|which|is|are|am|was|were|does|do|did|has|have|had|will|should|shall|may|must)\b/i,
  quantity:
    /^how (?:many|much|long|old|far|tall|big|high|often|fast|heavy|hot|cold|deep|come|is|are|was|were|does|did|do (?:you|they|people|we|birds|fish|plants|planes)|about)\b/i,
};

/** Requests in the form of a question: "how to …", "can you …". */
const wishes =
  /^(?:how (?:to|do i|can i|could i|can we|do we|would i|should i)|(?:can|could|would|will|may) (?:you|i|we))\b/i;

/** True for an English question about a fact; false for "how to …". */
export function isEnglishQuestion(sentence: string): boolean {
  if (wishes.test(sentence) && !english.fact.test(sentence)) return false;
  return english.fact.test(sentence) || english.question.test(sentence) || english.quantity.test(sentence);
}

const factWord =
  /(?<![\p{L}\p{M}\p{N}_])(?:யார்|யாரு|யாரை|யாருடைய|யாருக்கு|எவர்|என்ன|என்னென்ன|எப்போது|எப்பொழுது|எப்போ|எங்கே|எங்கு|எங்கிருந்து|ஏன்|எதற்கு|எதற்காக|எது|எவை|எதை|எதில்|எந்த|எந்தெந்த|எத்தனை|எவ்வளவு|எத்தனையாவது|yaaru|yaar|yaru|yarru|yaroda|yaarukku|enna|ennoda ?da|eppo|eppothu|eppa|enga|enge|engae|yen|yaen|ethukku|edhukku|ethu|edhu|entha|endha|evlo|evvalavu|evalavu|ethanai|ethana|ethinai)(?![\p{L}\p{M}\p{N}_])/iu;
const wayWord =
  /(?<![\p{L}\p{M}\p{N}_])(?:எப்படி|எவ்வாறு|eppadi|epdi|yepdi|eppidi|epadi)(?![\p{L}\p{M}\p{N}_])/iu;

/** Returns the words after the last Tamil question word, in either script; null without one. */
export function behindTamilQuestion(sentence: string): string | null {
  const words = sentence.split(/\s+/);
  const last = words.findLastIndex((word) => factWord.test(word));
  return last < 0 ? null : words.slice(last + 1).join(' ');
}

/** True for a "how" question in Tamil, in either script. */
export function asksTheWay(sentence: string): boolean {
  return wayWord.test(sentence);
}

const yesOrNo =
  /(?:உண்டா|இருக்கா|இருக்கிறதா|தெரியுமா|பிடிக்குமா|வருமா|வந்ததா|இல்லையா|தானா|சரியா|நல்லதா|வென்றதா|வென்றார்களா|theriyuma|irukka|pidikkuma|varuma|nallatha)\s*\??$/iu;

/** True for a yes/no question in Tamil. */
export function asksWhether(sentence: string): boolean {
  return yesOrNo.test(sentence.trim());
}

const otherWork = [
  /^(?:(?:can|could|will|would) you )?(?:please )?(?:write|tell|give|make|create|compose|sing|need|i (?:need|want)|draw|read|prepare)(?: me| us)?(?: an?| the| my| some| one)?(?: [\p{L}-]+){0,2} (?:essay|paragraph|speech|poem|song|story|joke|recipe|summary|article|report(?! card)|biography|riddle|prayer|drama|play|wish(?:es)?|caption|status)s?\b(?! (?:game|generator|maker|quiz|with input))/iu,
  /\b(?:letter|application|email|mail|leave note) (?:to|for) (?:my|the|a|our)\b|\bleave letter\b/i,
  /^(?:write|give|tell|say|name)(?: \w+){0,3} (?:sentences?|lines|points|notes|words) (?:about|on) (?!the screen|screen)/i,
  /\bwrite (?:about|on) (?!the screen|screen)/i,
  /^(?:solve|simplify|prove|factori[sz]e|derive|differentiate|integrate|balance|translate|summari[sz]e|define|describe|discuss|draw (?:a |the )?(?:map|heart|flower|cell|diagram|picture|graph of))\b/i,
  /\b(?:do|finish|complete|help (?:me )?(?:with|in|on)|answer) my (?:\w+ )?(?:homework|assignment|project|exam|maths?|science|history|english|tamil|school work)\b/i,
  /\b(?:balance|chemical) (?:the )?equation|\bplay (?:a |an |the )?(?:\w+ )?(?:game|song|music|video)s? (?:with|for|to) (?:me|us)\b/i,
  /(?:கட்டுரை|கவிதை|பேச்சு|கடிதம்|விண்ணப்பம்|பாடல்|நகைச்சுவை|சமையல் குறிப்பு|கதை|பழமொழி|விடுகதை)[\p{L}\p{M}]*(?:\s+[\p{L}\p{M}]+){0,3}\s+(?:எழுத|எழுதி|சொல்|கூறு|தா|தாருங்கள்|கொடு|வேண்டும்|பாடு)/u,
  /(?:மொழிபெயர்|வரைபடம் வரை|வீட்டுப்பாட|சமன்பாட்டை|நிரூபி|சுருக்குக)/u,
  /\b(?:katturai|kavithai|kaditham|paattu|kathai|kadhai)\b/i,
];

/** True for a request for another kind of text, homework of another subject, or company. */
export function isOtherWork(sentence: string): boolean {
  return otherWork.some((pattern) => pattern.test(sentence));
}

const talk = [
  /^(?:i|we|my (?:friend|brother|sister|father|mother|team|class|school|teacher|dad|mum|mom)|he|she|they|you|it|this|that)(?: \w+)? (?:like|likes|love|loves|hate|hates|feel|am|was|were|are|is|miss|won|lost|saw|went|think|thinks|played|play|plays|watched|bought|ate|enjoy|enjoyed|scored|got)\b/i,
  /^(?:i'?m|let'?s|let us|thanks|thank you|good (?:morning|evening|night|afternoon)|happy|congrat\w*|how are you|sorry|my favou?rite)\b/i,
  /^(?:(?:the|a|an|my|this|that|our|your|some|all|most|\w+) )?(?:\w+ ){1,3}(?:is|are|was|were) (?:so |very |too |the |really |more )?(?:good|best|bad|worst|better|worse|fun|boring|cool|great|nice|easy|hard|difficult|interesting|important|beautiful|super|bigger|smaller|expensive|favou?rite)\b/i,
  /\b(?:win|won|lose|lost|play|buy|bought|watch|download|install|sell|cheat in|help me (?:win|play|with))(?: \w+){0,3} (?:games?|match(?:es)?|quiz(?:zes)?|lottery)\b/i,
  /(?:பிடிக்கும்|பிடிக்காது|பிடித்தது|பிடித்த [\p{L}\p{M}]+|விளையாடின|விளையாடப் ?போ|விளையாடலாம்|வென்ற|தோற்ற|பார்த்தேன்|சிறந்தத|நல்லது|நன்றி|அலுப்பாக|சலிப்பாக|மகிழ்ச்சி|வாழ்த்து|போகிறேன்|வந்தேன்|சாப்பிட்டேன்|நலமா|சுகமா)/u,
  /\b(?:pidikkum|pidikum|pidikathu|jeicha\w*|jeyichcha\w*|thothu\w*|vilaiyaadalaam|vilayadalam|vilayaadu\w*|saptiya|sapteengala|nalama|romba nalla\w*)\b/i,
];

/** True for a statement, an opinion or a greeting that requests nothing. */
export function isTalk(sentence: string): boolean {
  return talk.some((pattern) => pattern.test(sentence));
}
