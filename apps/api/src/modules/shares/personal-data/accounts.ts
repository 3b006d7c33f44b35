import { nameUse } from './known-names.ts';
import { patternSign, type Sign } from './sign.ts';

/** Words behind an at sign that are no account: decorators of Python, and words for anybody. */
const ofNobody =
  /^(?:property|staticmethod|classmethod|dataclass|abstractmethod|cache|lru_cache|wraps|override|app|everyone|here|all|user|username|name|player\d*|admin|bot|home|school|student|teacher|friend|team|class|group|me|you|someone|work|gmail|yahoo|example)\b/i;
const behindAt = /(?<![\w@.%+-])@([a-z][\w.]{2,30})(?![\w@])/gi;

/** A network or game where people are found by an account, words such as "id", and a word that may be the account. */
const behindNetwork =
  /(?<![\p{L}\p{M}\p{N}])(?:insta(?:gram)?|ig|whats ?app|telegram|discord|snap(?:chat)?|tik ?tok|facebook|fb|you ?tube|twitter|roblox|scratch|git ?hub|minecraft|free ?fire|pubg|steam|threads|இன்ஸ்டா(?:கிராம்)?|டெலிகிராம்|ஃ?பேஸ்புக்|யூ ?டியூப்|டிக்டாக்)(?![\p{L}\p{M}])((?: (?:id|username|user|name|account|handle|page|profile|channel|tag|gamertag|ஐடி|பெயர்|கணக்கு|சேனல்)(?![\p{L}\p{M}])){0,3})((?: ?[:=>-]{1,3}| is| as| me at| me on){0,2}) ?([\p{L}\p{M}][\p{L}\p{M}\p{N}_.#-]{2,40})([^\n]?)/giu;

/** A variable or a key with the name of a network, and all of its text. */
const calledByNetwork =
  /(?:^|[,:] )((?:[a-z]{1,12} ){0,2}(?:insta(?:gram)?|ig|snap(?:chat)?|tik ?tok|discord|telegram|facebook|fb|you ?tube|yt|twitter|twitch|roblox|minecraft|steam|scratch|git ?hub|replit|pinterest|threads|xbox|psn|duolingo)(?: (?:id|user|name|user ?name|account|handle|profile|channel|tag|me))?): (?:hi |hey )?@?([a-z][\w.-]{3,40})$/iu;
/** Networks where nearly all names are of persons. */
const ofPersons = /(?:^| )(?:insta(?:gram)?|ig|snapchat|tik ?tok)(?: me)?$/i;
const notAccount =
  /(?:^| )(?:site|apps?|time|minutes|hours|likes|followers|views|password|link|url|colou?r|logo|icon|use|best|favou?rite|fav|about)(?: |$)/;
/** Words for what a network is or does. */
const nothingOfNetwork =
  /^(?:download|password|username|followers?|subscrib\w*|platforms?|languages?|notif\w*|messages?|education\w*|computers?|tutorials?|sandwich|entertain\w*|website|internet|pictures?|photos?|videos?|stories|animat\w*|projects?|friends?|anybody|everyone|unknown|nothing|blocked|private|public|updat\w*|banned|filters?|camera|selfies?|social|closed|active|online|install\w*|delet\w*|enabled|disabled|offline|popular|community|repositor\w*|software|microsoft|facebook|instagram|you ?tube|whats ?app|telegram|snapchat|tik ?tok|pinterest|bytedance|creeper|minecraft|favou?rite|\w{3,}(?:tion|ment|able|ness|[a-jl-z]ing|ers|ed|ure))$/i;

const beforeNetwork =
  /\b(?:follow|add|find|search|dm|text|message|subscribe(?: to)?) (?:me |us )?(?:as |at )?@?([\w.]{4,40}) (?:on|in) (?:my )?(?:insta|ig|snap|telegram|discord|tik ?tok|facebook|fb|you ?tube|twitter|roblox)/i;

/** Finds what somebody is called in a social network or a game. */
export const accountSigns: readonly Sign[] = [
  {
    name: 'a name behind an at sign',
    finds: (plain) => [...plain.matchAll(behindAt)].some(([, account = '']) => !ofNobody.test(account)),
  },
  {
    name: 'an account behind the name of its network',
    finds: (plain) =>
      [...plain.matchAll(behindNetwork)].some(([, kind = '', link = '', account = '', after = '']) => {
        const isNamed = (link !== '' || /id|ஐடி/i.test(kind)) && kind !== '' && account.length > 3;
        return after === ' '
          ? (kind + link !== '' || hasName(account)) && isAccount(account)
          : isNamed || isAccount(account);
      }),
  },
  {
    name: 'a word that the code calls by a network',
    finds: (plain) => {
      const [, label = '', account = ''] = calledByNetwork.exec(plain) ?? [];
      if (
        label === '' ||
        nothingOfNetwork.test(account) ||
        notAccount.test(plain.slice(0, plain.lastIndexOf(': ')))
      )
        return false;
      return (
        /(?:id|user|name|username|account|handle)$/.test(label) ||
        isUnusual(account) ||
        (ofPersons.test(label) && account.length >= 6)
      );
    },
  },
  {
    name: 'an account before the name of its network',
    finds: (plain) => isAccount(beforeNetwork.exec(plain)?.[1] ?? ''),
  },
  patternSign(
    'the number of a player',
    /\b(?:free ?fire|pubg|bgmi|roblox|clash of clans|game)(?: user| player)? u?id\W{1,3}(?:is )?\d{6,12}\b/i,
  ),
  patternSign('a channel of their own', /\bmy (?:you ?tube )?channel(?: name)?(?: is|:)? ?[A-Z]\w{2}/),
  patternSign(
    'the address of a profile',
    /\b(?:instagram\.com|facebook\.com|fb\.com|tiktok\.com|snapchat\.com\/add|t\.me|wa\.me|youtube\.com|twitter\.com|x\.com)\/@?(?!watch|explore|reel|p\/)[\w.+-]{3,}/i,
  ),
];

const fileName = /\.(?:py|txt|csv|jpg|png|mp[34]|com|org|net|in|lk)$/i;

/** A word with a digit, a dot or an underline in it, or one that begins with a given name and goes on. */
function isAccount(written: string): boolean {
  const word = written.replace(/[.-]+$/, '');
  if (fileName.test(word)) return false;
  return /[_.#\d]/.test(word) || hasName(word);
}

/** A word that is hardly one of a language: with a digit, a dot, an underline or a capital within, a name in it, or long. */
function isUnusual(word: string): boolean {
  return isAccount(word) || /[a-z][A-Z]/.test(word) || word.length >= 8;
}

function hasName(word: string): boolean {
  return [4, 5, 6, 7].some((length) => word.length > length + 1 && nameUse(word.slice(0, length)).isName);
}
