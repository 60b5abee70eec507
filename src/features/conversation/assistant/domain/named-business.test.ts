import { expect, test } from 'vitest';
import { asksHowItGoes, isNamedIn } from './named-business.ts';

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
