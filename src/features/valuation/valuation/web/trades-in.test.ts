import { expect, test } from 'vitest';
import type { TableRow } from './queries.ts';
import { alikeWords, tradesIn } from './trades-in.ts';

const row: TableRow = {
  id: 'guide',
  kind: 'trade',
  industries: [],
  trades: ['hvac', 'plumbing', 'electrical'],
  subsector: 'HVAC, plumbing, electrical',
  aliases: [],
  metric: 'SDE',
  low: 2.5,
  high: 5,
  middle: null,
  middleKind: null,
  from: null,
  to: null,
  monthsToClose: null,
  standard: true,
  note: null,
  asOf: '2026-11-20',
  source: 'a broker’s guide range',
  sourceUrl: null,
  verified: true,
  reviewedOn: '2026-11-20',
  reviewDue: '2027-11-20',
  retired: false,
  version: 1,
};
const rows: TableRow[] = [
  row,
  {
    ...row,
    id: 'recorded',
    trades: ['hvac', 'plumbing'],
    subsector: 'Plumbing and HVAC contractors, $2.5M to $24.9M of sales',
    low: 2.2,
    high: 3.45,
    middle: 2.82,
    middleKind: 'median',
    standard: false,
    source: 'DealStats',
  },
  { ...row, id: 'other', trades: ['pest-control'], subsector: 'Insulation' },
  { ...row, id: 'pool', trades: ['pool-service'], subsector: 'Pool service' },
];

test('entries that fit the same trade say their range and source, others only their name', () => {
  const [group] = tradesIn(rows);
  expect(group?.options).toEqual([
    {
      value: 'guide',
      label: 'HVAC, plumbing, electrical',
      hint: 'The usual choice. 2.5× to 5× of SDE. a broker’s guide range',
    },
    {
      value: 'recorded',
      label: 'Plumbing and HVAC contractors, $2.5M to $24.9M of sales',
      hint: 'Only if the trade and the sales in its name are yours. 2.2× to 3.45× of SDE, median 2.82×. DealStats',
    },
    { value: 'other', label: 'Insulation' },
    { value: 'pool', label: 'Pool service' },
  ]);
});

test('a choice among such entries names the other one', () => {
  expect(alikeWords(rows, 'guide')).toBe(
    '“HVAC, plumbing, electrical” is priced at 2.5× to 5× of SDE. The same trades are also in “Plumbing and HVAC contractors, $2.5M to $24.9M of sales” at 2.2× to 3.45× of SDE, median 2.82×. Choose the one that matches your trade and your annual sales; the list names the source of each.',
  );
  expect(alikeWords(rows, 'pool')).toBeNull();
  expect(alikeWords(rows, null)).toBeNull();
});
