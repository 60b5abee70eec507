import { expect, test } from 'vitest';
import { inEnglish } from './spanish/spanish.ts';
import { isInFull } from './title-asked.ts';

test.each([
  ['What is the asking price of Coffee shop?', 'Coffee shop'],
  ['How much revenue does the machine shop have?', 'Machine shop'],
  ['What is the SDE of the Precision machine shop?', 'Precision machine shop'],
  ['Machine shop, what is the price', 'Machine shop'],
  ['What is the car wash’s revenue?', 'Car wash'],
  ['what is the revenue of last year of Coffee shop', 'Coffee shop'],
  ['What is a fair price for Coffee shop?', 'Coffee shop'],
  ['What is the price of a Multi-location dental practice group?', 'Multi-location dental practice group'],
  ['how many employees do Coastal Sign Shops have', 'Coastal Sign Shops'],
  [inEnglish('¿cuál es el precio de Coffee shop?'), 'Coffee shop'],
])('a listing is meant: %s', (question, title) => {
  expect(isInFull(question, title)).toBe(true);
});

test.each([
  ['What is a good price for a coffee shop?', 'Coffee shop'],
  ['How much revenue does a machine shop need for an SBA loan?', 'Machine shop'],
  ['What price would a dental practice get in Utah?', 'Dental practice'],
  ['How much SDE do I need to sell a dental practice?', 'Dental practice'],
  ['What is the price of the health check for a machine shop', 'Machine shop'],
  ['What is the price of the health check for the machine shop', 'Machine shop'],
  ['How many employees does a car wash need?', 'Car wash'],
  ['What revenue does a small car wash make?', 'Car wash'],
  ['What is the revenue of coffee shops?', 'Coffee shop'],
  ['How much SDE should any dental practice show?', 'Dental practice'],
  ['What does another machine shop ask?', 'Machine shop'],
  [inEnglish('¿cuántos empleados necesita un car wash?'), 'Car wash'],
  [inEnglish('¿cuál es el precio de una coffee shop?'), 'Coffee shop'],
])('only a kind of business is: %s', (question, title) => {
  expect(isInFull(question, title)).toBe(false);
});
