import { expect, test } from 'vitest';
import { searchFor } from './arguments.ts';
import { intentOf } from './intents.ts';
import { isLimited } from './limited-search.ts';
import { namedIn } from './question.ts';

test.each([
  ['which businesses under 500k in Florida have a seller note', 500_000],
  ['businesses below 1 million in texas with seller financing', 1_000_000],
  ['restaurants under 500k with seller financing', 500_000],
  ['HVAC companies below 2 million that need no bank loan', 2_000_000],
  ['any companies for sale under $750k where the owner carries a note', 750_000],
])('a limit on the price is one, whatever else is asked: %s', (text, most) => {
  expect(isLimited(text)).toBe(true);
  expect(intentOf(text, { named: namedIn(text), meant: [] })).toBe('search');
  expect(searchFor(namedIn(text)).priceMax).toBe(most);
});

test.each(['how do businesses under 500k get financed', 'what is a business under 500k worth'])(
  'is none: %s',
  (text) => expect(isLimited(text)).toBe(false),
);
