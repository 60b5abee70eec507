import { describe, expect, it } from 'vitest';
import { counted } from './counts.ts';
import {
  dayInWords,
  dayOf,
  localZone,
  longDay,
  longMonthOf,
  monthInWords,
  monthSpansInWords,
  shortDay,
  weekdayName,
} from './days.ts';

describe('days in words', () => {
  it('says a day as it is written, in any time zone', () => {
    expect(dayInWords('2026-12-20')).toBe('Dec 20, 2026');
    expect(longDay('2026-12-01')).toBe('December 1, 2026');
    expect(shortDay('2026-12-01')).toBe('Dec 1');
  });

  it('takes the day and the month of a moment in UTC', () => {
    const late = new Date('2026-12-31T23:30:00-05:00');
    expect(dayOf(late)).toBe('2027-01-01');
    expect([weekdayName(late), weekdayName(late, 'America/Chicago')]).toEqual(['Friday', 'Thursday']);
    expect(localZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('says a month from a month or a day in it', () => {
    expect([monthInWords('2026-12'), monthInWords('2026-12-31')]).toEqual(['Dec 2026', 'Dec 2026']);
    expect(longMonthOf('2026-12')).toBe('December 2026');
  });

  it('says months in a row as one span, over the end of a year too', () => {
    expect(monthSpansInWords([])).toBe('');
    expect(monthSpansInWords(['2025-09', '2025-12', '2026-01', '2026-02', '2027-01'])).toBe(
      'Sep 2025, Dec 2025 to Feb 2026, Jan 2027',
    );
  });
});

describe('counted', () => {
  it('takes the singular for one only', () => {
    expect([0, 1, 2].map((count) => counted(count, 'page'))).toEqual(['0 pages', '1 page', '2 pages']);
    expect(counted(2, 'match', 'matches')).toBe('2 matches');
  });

  it('groups the digits of thousands', () => {
    expect(counted(1_200, 'page')).toBe('1,200 pages');
  });
});
