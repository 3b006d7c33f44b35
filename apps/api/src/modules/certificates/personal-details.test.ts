import { describe, expect, test } from 'vitest';
import { hasContactDetails, hasPersonalDetails } from './personal-details.ts';

describe('a sentence that tells how to reach a child', () => {
  test.each([
    'Write to nila@example.com for my game',
    'nila (at) example dot com',
    'Call 077 123 4567',
    'என் எண் 98765 43210',
    'என் எண் ௯௮௭௬௫௪௩௨௧௦',
    'See www.my-site.org',
    'My game is on kavin.in',
    'I am @kavin',
    'No. 12, Temple Road',
    'I live at 45/2 Gandhi Main Street',
    'Temple Road 7 has my shop',
    'House 12 in our village',
    'நான் 12, காந்தி தெருவில் வாழ்கிறேன்',
    'வீட்டு எண் 14',
    'Jaffna - 400 001',
  ])('is found: %s', (text) => {
    expect(hasPersonalDetails(text)).toBe(true);
  });
});

describe('a sentence about a program', () => {
  test.each([
    'My scoreboard adds the points of 4 houses and names the winner.',
    'It prints the times table up to 12 x 12.',
    'A quiz about road safety with 10 questions',
    'It finds the biggest of 100000 numbers.',
    'என் நிரல் 4 அணிகளின் புள்ளிகளைக் கூட்டும்.',
    'கோலம் வரையும் நிரலை எழுதினேன்.',
    'Runs: 45, 67, 12',
    '',
  ])('is let through: %s', (text) => {
    expect(hasPersonalDetails(text)).toBe(false);
  });
});

test('a name may hold a street word, but no way to reach its owner', () => {
  expect(hasContactDetails('Kumar Road')).toBe(false);
  expect(hasContactDetails('நிலா')).toBe(false);
  expect(hasContactDetails('Nila 0771234567')).toBe(true);
});
