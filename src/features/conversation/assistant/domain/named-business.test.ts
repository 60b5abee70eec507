import { expect, test } from 'vitest';
import { asksHowItGoes, asksOfNamed, isNamedIn } from './named-business.ts';

test.each([
  'how is the bakery doing',
  'hey, how’s Quillback going',
  'what’s going on with my plumbing company',
  'status of the diner',
  'any interest in the car wash?',
  'update on the machine shop please',
  'how far along is the salon',
])('“%s” asks how it goes', (message) => {
  expect(asksHowItGoes(message)).toBe(true);
});

test.each([
  'how is a bakery valued',
  'how do I list the bakery',
  'any bakeries in Ohio',
  'how is SDE worked out for a bakery',
  'find me a car wash',
])('“%s” does not', (message) => {
  expect(asksHowItGoes(message)).toBe(false);
});

test('a business is named by its name, its title or its trade, and not by what all are called', () => {
  const names = ['Quillback Mechanical LLC', 'Quillback Air', 'Established commercial HVAC contractor'];
  expect(isNamedIn('how is quillback doing', names)).toBe(true);
  expect(isNamedIn('update on the heating and air company', names)).toBe(true);
  expect(isNamedIn('how is the bakery doing', names)).toBe(false);
  expect(isNamedIn('how is my company doing', names)).toBe(false);
});

test.each([
  ['How much is the SDE of the electrical contractor', true],
  ['what is the legal name of the HVAC company', true],
  ['what is the SDE of an electrical contractor', false],
  ['where are we with the HVAC contractor', false],
  ['what is the revenue of my company', false],
  ['what is the usual price of the trade', false],
])('one fact of one business: %s', (message, isOne) => expect(asksOfNamed(message)).toBe(isOne));

test('what is called a contractor is no name', () => {
  expect(isNamedIn('the SDE of the electrical contractor', ['Established commercial HVAC contractor'])).toBe(
    false,
  );
});
