import { loadCurriculum } from '@python-learning/curriculum';
import { describe, expect, test } from 'vitest';
import { judgeTopic } from './judge-topic.ts';

const accepted = {
  'names the language or programming': [
    'Something with python please',
    'How do I write a program about my school?',
    'What is python used for?',
    'My code does not work, give me one like it',
    'python la loop eppadi',
    'python la list eppadi use panrathu',
    'enakku coding payirchi venum',
    'பைதான் for loop பற்றி ஒரு பயிற்சி வேண்டும்',
    'Python-இல் மதிப்பெண்களைக் கூட்டும் நிரல்',
    'நிரல் எழுதப் பழக வேண்டும்',
    'ஒரு புரோகிராம் செய்ய ஆசை',
  ],
  'names a construct or a call': [
    'Something with while loops',
    'I want to understand functions better',
    'What is a variable?',
    'if else with two conditions',
    'print("hello") ten times',
    'How does append work',
    'f-strings please',
    'I need help with lists',
    'Try and except with a word that is no number',
    'nested loops are hard for me, more of them',
    'மாறி என்றால் என்ன?',
    'while மடக்கு ஒன்று வேண்டும்',
    'செயற்கூறு எப்படி எழுதுவது',
    'லூப் வைத்து ஒன்று',
    'உள்தள்ளல் புரியவில்லை',
  ],
  'wants to practise what was taught': [
    'Give me an exercise about conditions',
    'More practice with slices of a word',
    'A question about brackets',
    'Can I have a task on dictionaries?',
    'எழுத்துகள் பற்றி ஒரு பயிற்சி',
    'நிபந்தனைகள் பற்றி மூன்று வினாக்கள் வேண்டும்',
    'அகராதி பயிற்சி தா',
    'list pathi oru payirchi venum',
  ],
  'wants something made': [
    'make me a game about cricket scores',
    'Can you make a quiz about the rivers of Tamil Nadu?',
    'I want to create a calculator',
    'Build a shopping list for my grandmother',
    'How can I make a guessing game',
    'I am bored. Make me a game!',
    'Please create a times table for 7',
    'I would like a menu for a tea shop',
    'Write a story game where I choose the way',
    'Hi, please make a bill for a fish shop',
    'கிரிக்கெட் ஓட்டங்களை வைத்து ஒரு விளையாட்டு செய்',
    'எனக்கு ஒரு வினாடி வினா உருவாக்கித் தா',
    'ஒரு கணிப்பான் எப்படி உருவாக்குவது?',
    'ஒரு விளையாட்டு செய்ய முடியுமா?',
    'oru game pannanum',
    'shopping list onnu venum',
    'number guess game eppadi seyya',
  ],
  'wants something worked out or shown': [
    'Add the numbers from 1 to 100',
    'Count the vowels in a sentence',
    'Print my name five times',
    'Show the largest of three numbers',
    'Convert kilometres to miles',
    'Ask for the age and say how many years are left to 100',
    'Reverse a word',
    'Check if a number is even',
    'How do I find the average of my marks?',
    'How to sort names',
    'Read a line and count the words in it',
    'Draw a triangle of stars',
    'Show who has the highest score',
    'Swap two values',
    'Calculate the electricity bill of a house',
    'Multiply two numbers that the user types',
    'Say hello to the user in the morning',
    'Store the points of three players',
    'Count how many birds sit in each tree',
    'ஐந்து எண்களின் சராசரியைக் கணக்கிடு',
    'ஒரு சொல்லைத் தலைகீழாக்கு; எழுத்துகளைக் காட்டு',
    'மிகப் பெரிய எண் எது என்று காட்டு',
    'ஒரு வரியில் எத்தனை சொற்கள் உள்ளன என்று எண்ணிக் காட்டு',
    'மதிப்பெண்களைக் கூட்டு',
    'பெயரைக் கேட்டு வணக்கம் சொல்',
    'விலைகளை வரிசைப்படுத்து',
    'எண்களில் பெரியதை எப்படிக் கண்டுபிடிப்பது?',
    'மூன்று முயற்சியில் கடவுச்சொல்லைச் சரிபார்',
    'நட்சத்திரங்களால் ஒரு முக்கோணம் வரை',
    'largest number eppadi kandupidikirathu',
    'rendu number kootanum, kootta kaattu',
  ],
  'names what a program is': [
    'Rock paper scissors',
    'A number guessing game?',
    'Leap year',
    'Prime numbers',
    'Hangman with words about animals',
    'The leaderboard of a kabaddi tournament',
    'A list of my friends',
    'Fibonacci',
    'A kolam of dots',
    'A secret message for my friend',
    'A dice for ludo',
    'Tell me if a year is a leap year',
    'A train ticket booking',
    'The timetable of our bus',
    'கிரிக்கெட் ஸ்கோர் போர்டு',
    'பெருக்கல் வாய்ப்பாடு',
    'வினாடி வினா',
    'பகா எண்கள்',
    'டீக்கடை ரசீது',
    'பகடை விளையாட்டு',
  ],
  'names the data and what comes of them': [
    'The largest of five numbers',
    'Average of marks',
    'Even and odd from 1 to 20',
    'Total price with a discount',
    'The number of letters in a name',
    'ஐந்து எண்களின் மொத்தம்',
    'ஒரு பெயரின் எழுத்துகள்',
  ],
} as const;

const refused = {
  'a question of general knowledge': [
    'Who won the cricket match yesterday?',
    'Who is the best actor in the world?',
    'What is the capital of Sri Lanka?',
    'When is Pongal this year?',
    'Where is the longest river?',
    'Why is the sky blue?',
    'Which team has the highest score in the world cup?',
    'How many players are in a cricket team?',
    'How old is the prime minister?',
    'How far is the moon?',
    'Is it going to rain today?',
    'Does a fish sleep?',
    'Tell me who wrote Thirukkural',
    'Do you know the price of gold',
    'Can you tell me the score of the match',
    'What is the sum of 12 and 13?',
    'How much is a bus ticket to Jaffna',
    'How long is a python snake?',
    'What is the function of the heart?',
    'what is 5 + 7',
    'Which phone is best for games?',
    'Where can I buy a game console?',
    'How many letters are in the Tamil alphabet',
    'why do we have to learn maths',
    'List the planets',
    'விராட் கோலி எத்தனை ஓட்டங்கள் எடுத்தார்?',
    'ஒரு ஆண்டில் எத்தனை நாட்கள்?',
    'What is the postal code of Kandy?',
    'Which TV program is on tonight?',
    'Hi sir, what are the names of the planets',
    'நேற்று கிரிக்கெட் போட்டியில் யார் வென்றார்?',
    'இலங்கையின் தலைநகரம் எது?',
    'வானம் ஏன் நீலமாக இருக்கிறது?',
    'பொங்கல் எப்போது வருகிறது?',
    'ஒரு கிரிக்கெட் அணியில் எத்தனை பேர்?',
    'தங்கத்தின் விலை எவ்வளவு?',
    'உலகின் மிகப் பெரிய நாடு எது?',
    'திருக்குறளை எழுதியவர் யார் என்று சொல்',
    'இன்று மழை வருமா?',
    'சச்சினின் வயது என்ன?',
    'மலைப்பாம்பு என்ன சாப்பிடும்?',
    'nethu match la yaaru jeichaanga',
    'india score enna',
    'gold price evlo',
    'ticket enga kidaikkum',
    'exam date eppo',
  ],
  'homework of another subject, or another text': [
    'Write an essay about my village',
    'Write a poem about numbers',
    'Write a letter to the principal for two days leave',
    'Write five sentences about rivers',
    'Solve 3x + 5 = 20',
    'Balance the equation H2 + O2',
    'Translate this sentence to Tamil',
    'Do my science homework',
    'Describe the water cycle',
    'Tell me a story about a king',
    'Give me a recipe for dosa',
    'Show me the questions of the science exam',
    'Give me notes on the solar system',
    'Define photosynthesis',
    'Draw a map of India',
    'Explain the French revolution',
    'Help me with my history project',
    'மழை பற்றி ஒரு கட்டுரை எழுது',
    'அம்மாவைப் பற்றி ஒரு கவிதை தா',
    'ஒரு நல்ல கதை சொல்',
    'இந்த வரிகளை மொழிபெயர்',
    'அறிவியல் வீட்டுப்பாடம் செய்து கொடு',
    'தலைமை ஆசிரியருக்கு விடுப்புக் கடிதம் எழுது',
    'oru katturai ezhuthu kudu',
  ],
  'an opinion': [
    'I love cricket games',
    'The game is very boring',
    'My favourite actor is Vijay',
    'I think maths is hard',
    'My team won the match with 20 runs',
    'எனக்கு விளையாட்டு பிடிக்கும்',
    'எனக்குப் பிடித்த நடிகர் விஜய்',
    'தோனி சிறந்த வீரர்',
    'enakku cricket game romba pidikkum',
  ],
  'a chat': [
    'Hello, how are you today?',
    'Good morning teacher',
    'Let us play a game',
    'Play a song for me',
    'Thank you very much',
    'I am bored',
    'How to win a game of chess',
    'asdf asdf asdf',
    'blah blah',
    'வணக்கம், நலமா?',
    'நன்றி அக்கா',
    'நான் இன்று பள்ளிக்குப் போகிறேன்',
    'சாப்பிட்டாயா',
    'saptiya bro',
    'vanakkam, nalama',
  ],
} as const;

const rows = (classes: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(classes).flatMap(([name, questions]) =>
    questions.map((question) => [name, question] as const),
  );

describe('a question is about programs when it', () => {
  test.each(rows(accepted))('%s: %s', (_name, question) => {
    expect(judgeTopic(question)).toMatchObject({ isAboutPrograms: true });
  });
});

describe('a question is not about programs when it is', () => {
  test.each(rows(refused))('%s: %s', (_name, question) => {
    expect(judgeTopic(question)).toMatchObject({ isAboutPrograms: false });
  });
});

describe('the reason', () => {
  test.each([
    ['python please', 'names programming'],
    ['A question about brackets', 'practice'],
    ['make me a game', 'making'],
    ['Reverse a word', 'computing'],
    ['Hangman', 'thing'],
    ['The largest of five numbers', 'data'],
    ['Write an essay about numbers', 'other work'],
    ['Who won the game?', 'knowledge'],
    ['I love games', 'talk'],
    ['blah blah', 'nothing'],
    ['', 'nothing'],
  ])('is told: %s', (question, because) => {
    expect(judgeTopic(question).because).toBe(because);
  });
});

describe('with a wish to practise, every word of the course is heard', () => {
  const terms = loadCurriculum().glossary.map(({ term }) => [term.en, term.ta] as const);
  /** Words of the course or of everyday life, which mean Python only beside another word. */
  const ofEveryDay = new Set([
    'milestone',
    'lesson',
    'badge',
    'points',
    'streak',
    'undo',
    'certificate',
  ]).union(
    new Set(['exercise', 'question', 'answer', 'hint', 'keyboard', 'library', 'plan', 'cell', 'show']),
  );
  const taught = terms.filter(([en]) => !ofEveryDay.has(en));

  test.each(taught)('%s, %s', (en, ta) => {
    const [english] = en.replace(/\(.*\)/, '').split(',');
    const [tamil] = ta.replace(/\([^)]*\)/, '').split('/');
    expect(judgeTopic(`An exercise about ${english?.trim()}, please`)).toMatchObject({
      isAboutPrograms: true,
    });
    expect(judgeTopic(`${tamil?.trim()} பற்றி ஒரு பயிற்சி வேண்டும்`)).toMatchObject({ isAboutPrograms: true });
  });
});
