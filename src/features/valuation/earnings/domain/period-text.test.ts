import { describe, expect, it } from 'vitest';
import {
  type ColumnUse,
  columnRefusal,
  daysAs,
  doubledUse,
  suggestUses,
  type UsedColumn,
} from './column-use.ts';
import { dayInText, endedIn, monthsFirst, periodIn } from './period-text.ts';
import { endsRefusal, periodRange, usualEnds } from './periods.ts';

const said = (text: string) => {
  const range = periodIn(text);
  return range && `${range.from} ${range.to}`;
};

it('reads the period formats of common programs', () => {
  const year = '2024-01-01 2024-12-31';
  for (const text of [
    'January - December 2024',
    'Jan - Dec 2024',
    'January 1-December 31, 2024',
    'Jan 1 - Dec 31 2024',
    'Jan 1 - Dec 31 2024 (PY)',
    'January 1, 2024 - December 31, 2024',
    '1 January 2024 to 31 December 2024',
    'For the year ended 31 December 2024',
    'For the 12 months ended December 31, 2024',
    '2024',
    'FY 2024',
  ])
    expect(said(text), text).toBe(year);
  for (const text of ['Feb 2024', 'February 2024', 'Feb-24', 'Feb ’24', '2024-02', '02/2024', '2/2024'])
    expect(said(text), text).toBe('2024-02-01 2024-02-29');
  for (const text of [
    'Q2 2025',
    'Q2 25',
    '2Q25',
    'Qtr 2, 2025',
    '2nd Quarter 2025',
    '2025 Q2',
    'Quarter 2 2025',
  ])
    expect(said(text), text).toBe('2025-04-01 2025-06-30');
  expect(said('Nov 2024 - Oct 2025')).toBe('2024-11-01 2025-10-31');
  expect(said('January 1-19, 2026')).toBe('2026-01-01 2026-01-19');
});

it('guesses no period that a text does not name', () => {
  for (const text of [
    'Total',
    'Jan',
    '24',
    '13/2024',
    'Feb 30 - Mar 1 2024',
    'Dec - Jan 2024',
    '31 Dec 2024',
    'Jan 31, 25',
    'Q5 2025',
  ])
    expect(said(text), text).toBeNull();
  expect(endedIn('31 Dec 2024', 12)).toEqual({ from: '2024-01-01', to: '2024-12-31' });
  expect(endedIn('30 Dec 2024', 12)).toBeNull();
});

const ends = { yearEnds: '2025-06-30', latestEnds: '2025-10-31' };

it('has three fiscal years and the last twelve months for any fiscal year end', () => {
  expect(periodRange('first', ends)).toEqual({ from: '2022-07-01', to: '2023-06-30' });
  expect(periodRange('third', ends)).toEqual({ from: '2024-07-01', to: '2025-06-30' });
  expect(periodRange('latest', ends)).toEqual({ from: '2024-11-01', to: '2025-10-31' });
  const leap = { yearEnds: '2024-02-29', latestEnds: '2024-02-29' };
  expect(periodRange('second', leap)).toEqual({ from: '2022-03-01', to: '2023-02-28' });
  expect(usualEnds('2026-01-15')).toEqual({ yearEnds: '2025-12-31', latestEnds: '2025-12-31' });
  expect(endsRefusal(ends, '2025-11-01')).toBeNull();
  expect(endsRefusal({ yearEnds: '2025-06-31', latestEnds: '2025-10-31' }, '2025-11-01')).toBe(
    'not-a-month-end',
  );
});

it('uses a column by its days, or as the owner chose for its name', () => {
  const column = (label: string) => ({ column: 1, label, range: periodIn(label) });
  const none: UsedColumn[] = [];
  const suggestUse = (one: ReturnType<typeof column>, of: typeof ends, before: readonly UsedColumn[]) =>
    suggestUses([one], of, before)[0];
  const before = (label: string, use: ColumnUse) => [{ label, use, range: periodIn(label) }];
  expect(suggestUse(column('Jul 2024 - Jun 2025'), ends, none)).toBe('third');
  expect(suggestUse(column('Aug 2024'), ends, none)).toBe('month');
  expect(suggestUse(column('2025'), ends, none)).toBe('none');
  expect(suggestUse(column('This year'), ends, none)).toBe('none');
  expect(suggestUse(column('This year'), ends, before('This year', 'latest'))).toBe('latest');
  expect(suggestUse(column('2025'), ends, before('2025', 'third'))).toBe('none');
  const one = { yearEnds: '2025-12-31', latestEnds: '2025-12-31' };
  const twice = ['2025', 'Jan - Dec 2025', '2024', 'Dec 2025', '2025-12'].map(column);
  expect(suggestUses(twice, one, none)).toEqual(['third', 'none', 'second', 'month', 'none']);
  expect(columnRefusal('month', column('2025'), ends)).toBe('not-one-month');
  expect(columnRefusal('third', column('2025'), ends)).toBe('other-days');
  const month = { use: 'month' as const, range: periodIn('Aug 2024') };
  expect(doubledUse([month, { ...month, range: periodIn('Sep 2024') }])).toBeNull();
  expect(doubledUse([month, month])).toBe('month');
});

it('reads a day in any format, day first only where it cannot be the month', () => {
  for (const text of ['Jan 31, 25', 'Jan 31 ’25', 'Jan 31 25', 'As of Jan 31, 2025', 'as at 31 Jan 2025'])
    expect(dayInText(text), text).toBe('2025-01-31');
  expect(dayInText('Jan 2025')).toBeNull();
  expect(monthsFirst(['31/01/2025', '05/02/2025'])).toEqual(['01/31/2025', '02/05/2025']);
  expect(monthsFirst(['05/02/2025', '06/03/2025'])).toEqual(['05/02/2025', '06/03/2025']);
  expect(monthsFirst(['31/01/2025', '02/28/2025'])).toEqual(['31/01/2025', '02/28/2025']);
});

describe('a column that gives only its last day', () => {
  const calendar = { yearEnds: '2025-12-31', latestEnds: '2025-12-31' };
  const ending = (label: string, on: string) => ({ column: 1, label, range: null, ends: on });
  const years = [ending('12/31/2025', '2025-12-31'), ending('12/31/2024', '2024-12-31')];

  it('is a year if all columns end years apart, and otherwise what the owner chooses', () => {
    expect(suggestUses(years, calendar, [])).toEqual(['third', 'second']);
    expect(suggestUses(years.slice(0, 1), calendar, [])).toEqual(['none']);
    const [year] = years;
    if (!year) throw new Error('no year');
    expect([columnRefusal('month', year, calendar), daysAs('month', year)?.from]).toEqual([
      null,
      '2025-12-01',
    ]);
    expect([columnRefusal('third', year, calendar), daysAs('third', year)?.from]).toEqual([
      null,
      '2025-01-01',
    ]);
    expect(columnRefusal('second', year, calendar)).toBe('other-days');
  });

  it('of a year is not the month of the same name in another file', () => {
    const kept: UsedColumn[] = years.map((column, at) => {
      const use = at === 0 ? 'third' : 'second';
      return { label: column.label, use, range: daysAs(use, column) };
    });
    const december = { column: 1, label: '12/31/2025', range: { from: '2025-12-01', to: '2025-12-31' } };
    expect(suggestUses([december], calendar, kept)).toEqual(['month']);
    expect(suggestUses([december], calendar, [{ label: '12/31/2025', use: 'third', range: null }])).toEqual([
      'month',
    ]);
    expect(suggestUses(years.slice(0, 1), calendar, kept)).toEqual(['third']);
  });
});

it('refuses a month as a year and a quarter as anything, and says which it is', () => {
  const calendar = { yearEnds: '2025-12-31', latestEnds: '2025-12-31' };
  const refusal = (use: ColumnUse, label: string) => columnRefusal(use, { range: periodIn(label) }, calendar);
  expect(refusal('third', 'Dec 2025')).toBe('other-days');
  expect(refusal('third', 'Mar - Dec 2025')).toBeNull();
  expect([refusal('third', 'Q4 2025'), refusal('month', 'Q4 2025')]).toEqual(['a-quarter', 'a-quarter']);
  expect(refusal('month', 'This month')).toBe('month-unknown');
});
