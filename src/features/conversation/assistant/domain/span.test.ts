import { expect, test } from 'vitest';
import { spanIn } from './span.ts';

/** A Saturday. */
const now = new Date('2026-11-28T15:00:00Z');

test.each([
  ['how many views today', '2026-11-28', '2026-11-28'],
  ['who asked yesterday', '2026-11-27', '2026-11-27'],
  ['anything new since yesterday', '2026-11-27', '2026-11-28'],
  ['any requests since Friday', '2026-11-27', '2026-11-28'],
  ['views since last tues', '2026-11-24', '2026-11-28'],
  ['who read it since Saturday', '2026-11-21', '2026-11-28'],
  ['how many sign ups this month', '2026-11-01', '2026-11-28'],
  ['give me last month numbers', '2026-10-01', '2026-10-31'],
  ['requests since last month', '2026-10-01', '2026-11-28'],
  ['who looked in the past two weeks', '2026-11-15', '2026-11-28'],
  ['views over the last 30 days', '2026-10-30', '2026-11-28'],
  ['requests in the past couple of weeks', '2026-11-15', '2026-11-28'],
  ['has anyone looked at my listing this week', '2026-11-22', '2026-11-28'],
  ['new offers over the weekend', '2026-11-28', '2026-11-28'],
  ['how many did we sell last year', '2025-01-01', '2025-12-31'],
  ['signups this year', '2026-01-01', '2026-11-28'],
  ['last quarter, how many listings', '2026-07-01', '2026-09-30'],
  ['signups in October', '2026-10-01', '2026-10-31'],
  ['views since march 3', '2026-03-03', '2026-11-28'],
  ['requests in december', '2025-12-01', '2025-12-31'],
  ['requests in march 2025', '2025-03-01', '2025-03-31'],
])('%s', (text, from, until) => {
  expect(spanIn(text, now)).toEqual({ from, until });
});

test.each([
  'how many views does my listing have',
  'may I see the lease',
  'what is due in 3 years',
  'is the mark of my business protected',
  'what did my business earn last',
  'our second offer',
])('%s names no time', (text) => {
  expect(spanIn(text, now)).toBeNull();
});
