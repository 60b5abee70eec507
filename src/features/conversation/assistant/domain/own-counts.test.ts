import { expect, test } from 'vitest';
import { ownCountIn } from './own-counts.ts';

test.each([
  ['how many of my listings are under offer', 'under_offer'],
  ['Which of my clients’ listings are in review?', 'in_review'],
  ['how many listings do I have live', 'live'],
  ['do any of my deals count as sold', 'sold'],
  ['how many listings are under offer', null],
  ['how many of my listings got requests while live', null],
  ['how do I mark my listing under offer', null],
])('%s', (text, status) => expect(ownCountIn(text)).toBe(status));
