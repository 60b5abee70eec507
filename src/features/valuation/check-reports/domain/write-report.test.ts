import { describe, expect, it } from 'vitest';
import { checkValue } from '#features/valuation/check-value/domain/check-value.ts';
import type { AddBackCode } from '#features/valuation/earnings/domain/add-back-categories.ts';
import {
  addBackFlagWords,
  cameBeforeWords,
} from '#features/valuation/earnings/domain/add-back-flag-words.ts';
import { knownFromBooks } from '#features/valuation/earnings/domain/against-books.ts';
import type { AccountCode } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import type { KeptAddBack, PaperProof } from '#features/valuation/earnings/domain/kept-add-back.ts';
import type { KeptFile } from '#features/valuation/earnings/domain/period-books.ts';
import { periodKeys } from '#features/valuation/earnings/domain/periods.ts';
import { recast } from '#features/valuation/earnings/domain/recast.ts';
import type { Basis, StatementSection } from '#features/valuation/earnings/domain/statement.ts';
import { scoreOfAnswer } from '#features/valuation/health-check/domain/answers.ts';
import { sections } from '#features/valuation/health-check/domain/question.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import { cents } from '#kernel/money.ts';
import { exampleInputs, given } from '#test/support/check-value-examples.ts';
import { dollars } from '#test/support/valuation-examples.ts';
import type { Report } from './report.ts';
import { writeReport } from './write-report.ts';

const accounts: [string, StatementSection, AccountCode, number[]][] = [
  ['Sales', 'income', 'REV', [2_480_000, 2_655_000, 2_830_000, 2_910_000]],
  ['Parts', 'cost-of-sales', 'COGS_MAT', [1_400_000, 1_480_000, 1_560_000, 1_600_000]],
  ['Officers', 'expenses', 'OFFICER_COMP', [140_000, 145_000, 150_000, 150_000]],
  ['Legal', 'expenses', 'PROF_FEES', [22_000, 24_000, 64_000, 58_000]],
  ['Other', 'expenses', 'OTHER_OPEX', [490_000, 520_000, 550_000, 570_000]],
];
const file = (basis: Basis | null): KeptFile => ({
  id: 'file',
  basis,
  columns: periodKeys.map((use) => ({ label: use, use, range: null })),
  lines: accounts.map(([path, section, , amounts]) => ({ path, section, amounts: amounts.map(dollars) })),
});
const addBack = (code: AddBackCode, amount: number, proofs: PaperProof[] = []): KeptAddBack => ({
  id: `${code} ${amount}`,
  code,
  title: `${code} of ${amount}`,
  why: 'Nobody who buys has it.',
  account: null,
  overlaps: null,
  onRevenue: false,
  samePeriod: true,
  otherYears: 0,
  neededByBuyer: false,
  years: {
    latest: {
      recorded: dollars(amount),
      replacement: cents(0),
      recovered: cents(0),
      effect: dollars(amount),
    },
  },
  proofs,
});
const all: PaperProof[] = ['third-party', 'ledger', 'bank'];
const addBacks = [
  addBack('O-PERK', 90_000, all),
  addBack('O-PERK', 20_000, ['ledger']),
  addBack('N-LEGAL', 30_000),
  addBack('F-PRICE', 45_000),
  addBack('X', 5_000),
];

function written(
  basis: Basis | null,
  more: Partial<typeof exampleInputs> = {},
  told = addBacks,
  kept: KeptFile | null = file(basis),
): Report {
  const ends = { yearEnds: '2025-12-31', latestEnds: '2026-06-30' };
  const mapping = new Map(accounts.map(([path, , code]) => [path, code]));
  const books = { ends, files: kept ? [kept] : [], typed: {}, mapping };
  const found = recast(books, { addBacks: told, marketPay: dollars(110_000) });
  const inputs = { ...exampleInputs, periods: found?.periods ?? [], ...more };
  return writeReport({
    businessName: 'Bellwether Comfort LLC',
    industry: 'Consumer products',
    trade: 'HVAC contractor',
    answers: inputs.answers,
    known: knownFromBooks(inputs.answers, found),
    value: checkValue(inputs),
    recast: found,
    tasks: [],
  });
}
const chapterOf = (report: Report, key: string) => {
  const found = report.chapters.find((chapter) => chapter.key === key);
  if (!found) throw new Error(`no chapter ${key}`);
  return found;
};
const tableOf = (report: Report, key: string, caption: string) =>
  chapterOf(report, key)
    .tables.find((table) => table.caption.startsWith(caption))
    ?.rows.map(({ cells }) => cells) ?? [];
const amount = (cell = '') => Number(cell.replaceAll(/[$,]/g, ''));

describe('a report for a CPA', () => {
  const report = written('accrual');

  it('says what it is and that nothing was audited', () => {
    expect(report.disclaimer).toContain('not audited or reviewed, and no assurance');
    expect(chapterOf(report, 'notice').text[0]).toMatch(/not an audit, review or other attest engagement/);
  });

  it('names the trade that was used, with its range, source and date', () => {
    const row = checkValue(exampleInputs).row;
    const said = `HVAC contractor, priced as ${row?.subsector}: ${row?.low}× to ${row?.high}× SDE. Source: ${row?.source}`;
    expect(chapterOf(report, 'summary').text.join(' ')).toContain(said);
    const figure = chapterOf(report, 'method').figures.find(({ label }) => label === 'Industry');
    expect(figure).toMatchObject({ value: 'HVAC contractor' });
    expect(figure?.behind.map(({ label }) => label)).toEqual([`Priced as ${row?.subsector}`, 'Source']);
  });

  it('names recorded sales on the first page where the multiple lies above them', () => {
    const text = (middle: number) => {
      const trade = exampleInputs.trade;
      if (!trade) throw new Error('the example has no trade');
      const sale = { ...trade, id: 'sale', low: null, high: null, middle, trades: ['hvac' as const] };
      const priced = { ...trade, trades: ['hvac' as const] };
      const rows = [...exampleInputs.rows.filter(({ id }) => id !== trade.id), priced, sale];
      return chapterOf(written('accrual', { rows, trade: priced }), 'summary').text.join(' ');
    };
    expect(text(2)).toContain('Buyers will ask what makes yours worth more.');
    expect(text(2)).toMatch(
      /Averages of recorded sales in this trade are lower, at 2\.0× SDE: about \$[\d.]+[KM]\./,
    );
    expect(text(20)).not.toContain('Buyers will ask');
    expect(text(20)).toContain('are higher, at 20.0× SDE');
    expect(text(2)).not.toContain('would likely pay');
  });

  it('states the accounting basis, what it means, and where file and answer differ', () => {
    const text = (basis: Basis | null, answer: string) => {
      const answers = { ...exampleInputs.answers, A5: given(answer) };
      return chapterOf(written(basis, { answers }), 'notice').text.join(' ');
    };
    expect(text('accrual', 'accrual')).toMatch(/on an accrual basis: revenue counts when earned/);
    expect(text('cash', 'cash')).toMatch(/on a cash basis: revenue counts when customers pay/);
    expect(text('accrual', 'cash')).toMatch(/answer disagree: correct one of them/);
    expect(text('cash', 'cash')).not.toMatch(/disagree/);
    expect(text(null, 'cpa')).toMatch(/do not say whether .* “Reviewed or audited by a CPA”/);
    expect(tableOf(report, 'earnings', 'Weight and basis of each year')).toContainEqual([
      'Basis',
      ...Array(4).fill('accrual'),
    ]);
  });

  it('says whether inventory, working capital and real estate are in the range', () => {
    const terms = tableOf(report, 'notice', 'What the range includes');
    expect(terms.map(([part]) => part)).toEqual([
      'Equipment and goodwill',
      'Cash and debt',
      'Inventory',
      'Working capital',
      'Real estate',
    ]);
    for (const [part, words] of terms) expect(words, part).toMatch(/^(Included|Not included)/);
  });

  it('lists each adjustment with its lender-recognized amount, and the lists add up to the earnings', () => {
    const rows = tableOf(report, 'earnings', 'Adjustments, twelve months to Jun 30, 2026');
    const counting = rows.filter(([, , , , counts]) => counts === 'Yes');
    const sum = (column: number) => counting.reduce((total, cells) => total + amount(cells[column]), 0);
    const last = rows.at(-1);
    expect([sum(1), sum(3)]).toEqual([amount(last?.[1]), amount(last?.[3])]);
    expect([sum(1), sum(3)]).toEqual([180_000, 120_000]);
    expect(counting.map(([what]) => what)).toContain(
      'Owner’s pay in the books, $150,000, to replacement salary, $110,000',
    );
    const said = (title: string) => rows.find(([what]) => what === title)?.[4];
    expect(said('F-PRICE of 45000')).toBe('Separate: not in the books yet');
    expect(said('X of 5000')).toBe('No: buyers don’t accept it');
  });

  it('says how much is documented, by value and by count', () => {
    expect(chapterOf(report, 'earnings').text.join(' ')).toContain(
      'raise earnings by $180,000 in the twelve months to Jun 30, 2026. Of that, 50% is fully documented (1 of 4 add-backs).',
    );
  });

  it('lists the same questions as the screen', () => {
    const asked = tableOf(report, 'earnings', 'What a buyer’s accountant will ask').map(([, words]) => words);
    expect(asked).toContain(addBackFlagWords['one-sided']);
    expect(asked).toContain(addBackFlagWords['word-alone']);
    expect(asked.join(' ')).toContain('$150,000 of owner’s pay is treated as one owner’s pay');
  });

  it('flags an add-back called one-time that appears in the books each year', () => {
    const legal = { ...addBack('N-LEGAL', 58_000), title: 'A lawsuit', account: 'PROF_FEES' as const };
    const each = written('accrual', {}, [legal]);
    expect(tableOf(each, 'earnings', 'What a buyer’s accountant will ask')).toContainEqual([
      'A lawsuit',
      cameBeforeWords(3),
    ]);
    expect(tableOf(each, 'earnings', 'Adjustments').find(([what]) => what === 'A lawsuit')?.[4]).toBe(
      'No: recurs in other years',
    );
  });

  it('says that the size has no effect, or where it limits the multiple', () => {
    const text = (rows: typeof exampleInputs.rows) =>
      chapterOf(written('accrual', { rows }), 'method').text.join(' ');
    const { rows } = exampleInputs;
    expect(text(rows)).toMatch(
      /Deals of this size sold for a median of [\d.]+×.* (does not change it|would put it at)/,
    );
    const without = text(rows.filter(({ kind }) => kind !== 'size'));
    expect(without).toContain('no data on deals of this size, so size does not limit the multiple');
    expect(without).not.toContain('Our own rule');
  });

  it('reports unmatched accounts instead of missing books', () => {
    const open = written('accrual', { periods: [], books: { unmatched: 2, incomplete: false } }, [], null);
    const words = chapterOf(open, 'earnings').text.join(' ');
    expect(words).toContain('2 accounts are not matched yet');
    expect(words).not.toContain('not in yet');
  });

  it('scores add-back documentation from the books and gives both figures', () => {
    const answers = { ...exampleInputs.answers, C5: given(65, { reviews: undefined }) };
    const table = tableOf(written('accrual', { answers }), 'score', sections.boost.title);
    const [, words, , score] = table.find(([question]) => question === questions.C5.question) ?? [];
    expect(words).toBe('65%; the books say 50%, which is scored');
    expect(score).toBe(String(Math.round(scoreOfAnswer('C5', given(50)))));
  });

  it('bases coverage on lender-recognized amounts and gives it for all add-backs too', () => {
    const { text, figures } = chapterOf(report, 'financing');
    expect(text.join(' ')).toMatch(
      /Add-backs count here as a lender would credit them.* If a lender credited every add-back/,
    );
    const behind = figures.flatMap((figure) => figure.behind.map(({ label }) => label));
    expect(behind.filter((label) => label === 'If every add-back were recognized')).toHaveLength(2);
    const answered = chapterOf(written('accrual', { periods: [] }), 'financing').text.join(' ');
    expect(answered).toContain('no add-backs were reviewed');
  });

  it('gives the weight of each year in the price', () => {
    const weights = tableOf(report, 'earnings', 'Weight and basis of each year').find(
      ([label]) => label === 'Weight in the value',
    );
    expect(weights).toEqual(['Weight in the value', '1', '2', '–', '3']);
  });
});
