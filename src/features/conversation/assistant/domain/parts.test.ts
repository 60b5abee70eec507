import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionsIn } from './parts.ts';

test.each([
  ['What is SDE and how do I list my business?', ['What is SDE', 'how do I list my business?']],
  ['What is an earn-out? Who pays it?', ['What is an earn-out?', 'Who pays it?']],
  ['Who bought the business, and for how much?', ['Who bought the business, and for how much?']],
  ['Was my business sold, to whom and at what price?', ['Was my business sold, to whom and at what price?']],
  ['Who did I sell to and when?', ['Who did I sell to and when?']],
  ['I am the owner. What is it?', ['I am the owner. What is it?']],
  ['What is SDE?\nAnd an add-back?', ['What is SDE?', 'And an add-back?']],
  ['Do I need a broker? What do they charge?', ['Do I need a broker?', 'What do brokers charge?']],
  [
    'Should I hire an attorney and how much is their fee?',
    ['Should I hire an attorney', 'how much is attorneys’ fee?'],
  ],
  [
    'How many HVAC listings are live and what multiple are they asking?',
    ['How many HVAC listings are live', 'what multiple are HVAC listings asking?'],
  ],
  ['Can a buyer see it? Do they pay?', ['Can a buyer see it?', 'Do they pay?']],
])('%s has the questions %j', (message, parts) => expect(questionsIn(message)).toEqual(parts));

test('a message has one to three questions, made of its own words', () => {
  const word = fc.constantFrom('what', 'is', 'and', 'how', 'do', 'I', 'SDE?', 'sell', 'who', ';', 'also');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 25 }), (words) => {
      const message = words.join(' ');
      const parts = questionsIn(message);
      expect(parts.length).toBeGreaterThan(0);
      expect(parts.length).toBeLessThanOrEqual(3);
      expect(parts.every((part) => message.includes(part))).toBe(true);
    }),
  );
});
