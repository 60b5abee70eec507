import { describe, expect, test } from 'vitest';
import { matchRequest, readRequest } from './match-request.ts';
import { type Paper, readPaper } from './read-paper.ts';

const today = '2026-11-27';
const folders: Record<string, [string, string]> = {
  '01.01': ['Corporate', 'Formation and good standing'],
  '01.02': ['Corporate', 'Operating agreement or bylaws'],
  '02.01': ['Financial statements', 'Annual P&L, balance sheet and cash flow, 3 to 5 years'],
  '02.02': ['Financial statements', 'Monthly P&L'],
  '04.02': ['Accounting records', 'Trial balances'],
  '04.03': ['Accounting records', 'Receivables aging'],
  '04.04': ['Accounting records', 'Payables aging'],
  '05.01': ['Banking and debt', 'Bank statements'],
  '06.01': ['Tax', 'Income tax returns, 3 years'],
  '06.03': ['Tax', 'Payroll: 941, 940, W-3'],
  '07.01': ['Customers and sales', 'Revenue by customer, coded'],
  '09.01': ['People', 'Organization chart by role'],
  '10.01': ['Real estate', 'Leases and amendments'],
  '13.03': ['Legal, regulatory, insurance', 'Insurance policies and loss runs'],
};
const paper = (number: string, name: string, uploadedOn = '2026-11-10'): Paper => ({
  id: name,
  number,
  name,
  folders: folders[number.slice(0, 5)] ?? [],
  uploadedOn,
});
/** A room as sellers fill one. Fictional. */
const room = [
  paper('01.01.01', 'Articles of Organization.pdf'),
  paper('01.02.01', 'Operating Agreement (signed).pdf'),
  paper('02.01.01', '2023 Financial Statements.pdf'),
  paper('02.01.02', '2024 Financial Statements.pdf'),
  paper('02.01.03', '2025 Financial Statements.pdf'),
  paper('02.01.04', 'P&L 2023-2025.xlsx'),
  paper('02.01.05', 'Balance Sheet 12-31-2025.xlsx'),
  paper('04.02.01', 'Trial Balance 2024.xlsx'),
  paper('04.03.01', 'AR Aging 10-31-2026.xlsx'),
  paper('04.04.01', 'AP Aging 2026-06-30.xlsx'),
  paper('05.01.01', 'Bank Statements 2025.pdf'),
  paper('05.01.02', 'Bank statements January - October 2026.pdf'),
  paper('06.01.01', '2023 Form 1120-S.pdf'),
  paper('06.01.02', '2024 Form 1120S.pdf'),
  paper('06.01.03', '2025 Federal Tax Return.pdf'),
  paper('06.03.01', 'Form 941 Q1 2025 - Q3 2026.pdf'),
  paper('07.01.01', 'Revenue by Customer 2023-2025.xlsx'),
  paper('09.01.01', 'Org chart.pdf'),
  paper('10.01.01', 'Building lease.pdf'),
  paper('13.03.01', 'COI 2025-03-01 to 2026-03-01.pdf'),
].map(readPaper);

/**
 * Lines in the words of lists that buyers' accountants, attorneys and lenders send. Beside each what a person says who
 * opens the room: `in` only where the documents answer all of it; `ask` where a person has to look.
 */
const corpus: readonly [words: string, truth: 'in' | 'expired' | 'missing' | 'ask'][] = [
  ['Last 3 years of federal tax returns', 'in'],
  ['Federal income tax returns for the past three years', 'in'],
  ['Business tax returns 2023, 2024 and 2025', 'in'],
  ['Corporate tax returns (Form 1120-S) for 2023-2025', 'in'],
  ['Copies of filed federal tax returns, 2024 through 2025', 'in'],
  ['Tax returns – last 5 years', 'ask'],
  ['Federal and state income tax returns for the last three years', 'ask'],
  ['State income tax returns, 2023-2025', 'missing'],
  ['Personal tax returns of each owner, 3 years', 'missing'],
  ['Federal tax returns for the last 3 years, including all K-1s and schedules', 'ask'],
  ['2022 tax return', 'ask'],
  ['Tax returns', 'ask'],
  ['AR aging as of most recent month-end', 'in'],
  ['Accounts receivable aging', 'in'],
  ['A/R Aging Report (most recent month end)', 'in'],
  ['Accounts receivable aging as of October 31, 2026', 'in'],
  ['AR aging as of 12/31/2025', 'ask'],
  ['A/R aging at each quarter end for 2025', 'ask'],
  ['AR aging with write-offs and credit memos since 2023', 'ask'],
  ['Accounts payable ageing, latest month-end', 'expired'],
  ['AP aging as of most recent month end', 'expired'],
  ['Current A/P aging detail', 'expired'],
  ['Bank statements for the past 12 months', 'in'],
  ['Bank statements, trailing twelve months', 'in'],
  ['Business bank statements for the last 12 months', 'in'],
  ['Monthly bank statements January 2025 through October 2026', 'in'],
  ['Bank statements for all accounts for the past 12 months', 'ask'],
  ['Bank statements for the last 36 months', 'ask'],
  ['Bank reconciliations for the past 12 months', 'missing'],
  ['Credit card statements, last 12 months', 'missing'],
  ['Financial statements for the last three fiscal years', 'in'],
  ['Annual financial statements 2023 - 2025', 'in'],
  ['Audited financial statements for the last three years', 'ask'],
  ['Profit and loss statements, 2023 to 2025', 'in'],
  ['Income statements for the last 3 years', 'in'],
  ['P&L by month for the last 36 months', 'missing'],
  ['Year-to-date P&L and balance sheet', 'expired'],
  ['Balance sheet as of December 31, 2025', 'in'],
  ['Balance sheet as of most recent month-end', 'expired'],
  ['Trial balances for 2023, 2024 and 2025', 'expired'],
  ['Trial balance for 2024', 'in'],
  ['General ledger detail for 2025', 'missing'],
  ['Lease agreements', 'ask'],
  ['Building lease', 'in'],
  ['Facility lease and all amendments', 'ask'],
  ['Equipment leases', 'missing'],
  ['Customer list with revenue by customer', 'ask'],
  ['Revenue by customer for 2023-2025', 'in'],
  ['Sales by customer, last three years', 'in'],
  ['Sales by customer and by product, last three years', 'ask'],
  ['Top 20 customers by revenue for the last 3 years', 'ask'],
  ['Certificate of insurance', 'expired'],
  ['Current COI', 'expired'],
  ['Loss runs for the past five years', 'missing'],
  ['Payroll register / W-2s / 941s', 'ask'],
  ['Forms 941 for 2025', 'in'],
  ['Forms 941, last 4 quarters', 'ask'],
  ['Organizational documents: articles, bylaws, operating agreement', 'ask'],
  ['Articles of Organization', 'in'],
  ['Operating agreement', 'in'],
  ['Articles of incorporation/organization and operating agreement, with amendments', 'ask'],
  ['Certificate of good standing', 'missing'],
  ['Organizational chart', 'in'],
  ['Org chart with names and compensation', 'ask'],
  ['Environmental reports', 'missing'],
  ['Franchise agreement', 'missing'],
  ['Employee handbook', 'missing'],
  ['Employment agreements', 'missing'],
  ['Explain the drop in gross margin in Q3', 'ask'],
  ['Describe any pending or threatened litigation', 'missing'],
  ['Is the seller willing to stay for a transition period?', 'ask'],
  ['Trademark registrations', 'missing'],
];

describe('request lines in other people’s words', () => {
  const result = (title: string) =>
    matchRequest(readRequest({ title, details: '' }, today), room, new Map(), today);
  test.each(corpus)('%s: %s', (words, truth) => {
    const { state, why } = result(words);
    const told = state === 'unsure' ? 'ask' : state;
    expect([told, why]).toEqual([truth, why]);
  });

  test('claims “in the room” for nothing that a person would not, and finds most of the rest', () => {
    const claimed = corpus.filter(([words]) => result(words).state === 'in');
    expect(claimed.filter(([, truth]) => truth !== 'in')).toEqual([]);
    const there = corpus.filter(([, truth]) => truth === 'in');
    expect(claimed.length / there.length).toBeGreaterThanOrEqual(0.9);
  });
});
