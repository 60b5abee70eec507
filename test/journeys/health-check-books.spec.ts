import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { workbookOf } from '#test/support/workbooks.ts';
import { startByHand } from './support/answer-check.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { choose, onboard, signUp } from './support/steps.ts';

type Rows = (string | number)[][];
const year = (of: number, sales: number): Rows => [
  ['', String(of)],
  ['Income', ''],
  ['Sales', sales],
  ['Total Income', sales],
  ['Net Income', sales],
];

test('an owner types years side by side, chooses the sheet of a workbook, and continues on a phone', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page, 'Tabitha Ledger');
  await onboard(page, {
    ein: '36-4471209',
    name: 'Ledger and Column LLC',
    address: '3 Sum Street, Provo, UT 84601',
    industry: 'Education',
  });
  await page.goto('/analysis/health-check');
  const path = await startByHand(page);
  await page.goto(`${path}/earnings`);
  // In January the last twelve months may equal the fiscal year; here they are always two periods.
  const { yearEnds, version } = await booksOf(page, path);
  const last = Number(yearEnds.slice(0, 4)) - 1;
  await api(page, 'PUT', `/api/health-checks/${path.split('/').at(-1)}/earnings`, {
    yearEnds: `${last}-12-31`,
    latestEnds: `${last + 1}-06-30`,
    marketPay: null,
    marketPaySource: '',
    version,
  });
  await page.reload();
  const cell = (line: string, period: string) =>
    page.getByRole('textbox', { name: `${line} ${period}`, exact: true });

  await test.step('in the table Tab moves along a row and arrows along a column, and everything is saved together', async () => {
    await cell('Sales', `Fiscal year ${last - 1}`).fill('100,000');
    await page.keyboard.press('Tab');
    await expect(cell('Sales', `Fiscal year ${last}`)).toBeFocused();
    await page.keyboard.type('120k');
    await page.keyboard.press('ArrowDown');
    await expect(cell('Discounts and returns', `Fiscal year ${last}`)).toBeFocused();
    await page.keyboard.type('5');
    await expect(page.getByText('Type it as -$5.')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(page.getByText('Type it as -$5.')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save the figures' })).toBeDisabled();
    await cell('Net income of the statement', `Fiscal year ${last - 1}`).fill('90,000');
    await cell('Net income of the statement', `Fiscal year ${last}`).fill('120,000');
    await expect(page.getByText(`Fiscal year ${last - 1}: $10,000 do not add up yet`)).toBeVisible();
    await cell('Rent', `Fiscal year ${last - 1}`).fill('10,000');
    await expect(page.getByText('do not add up yet')).toHaveCount(0);
    await checked(page, 'the table of typed years');
    await page.getByRole('button', { name: 'Save the figures' }).click();
    await expect(page.getByText('Not saved', { exact: true })).toHaveCount(0);
    await expect(
      page.getByRole('list', { name: 'Periods' }).getByText('Complete', { exact: true }),
    ).toHaveCount(2);
  });

  await test.step('the later of two tabs is told, and can keep its own figures', async () => {
    await cell('Sales', `Fiscal year ${last - 2}`).fill('70');
    await cell('Net income of the statement', `Fiscal year ${last - 2}`).fill('70');
    await api(page, 'PUT', `/api/health-checks/${path.split('/').at(-1)}/earnings-years`, {
      period: 'first',
      year: { lines: { REV: 5 }, netIncome: 5 },
      version: 0,
    });
    await page.getByRole('button', { name: 'Save the figures' }).click();
    await expect(page.getByText(`Fiscal year ${last - 2} was changed meanwhile`)).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('button', { name: 'Save the figures' }).click();
    await expect(page.getByText('Not saved', { exact: true })).toHaveCount(0);
    await expect(cell('Sales', `Fiscal year ${last - 2}`)).toHaveValue('70');
  });

  await test.step('a workbook opens with the likely sheet, and another one can be chosen', async () => {
    const buffer = await workbookOf([
      ['Notes', [['Read me', '']]],
      [`P&L ${last - 1}`, year(last - 1, 800)],
      [`P&L ${last}`, year(last, 900)],
    ]);
    await page.getByLabel('Profit and loss file').setInputFiles({
      name: 'Books.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    });
    const preview = page.getByRole('region', { name: /What we read in/ });
    await expect(preview).toContainText('$800');
    await choose(page, 'Sheet', 'Notes');
    await expect(page.getByText('We couldn’t read this file')).toBeVisible();
    await choose(page, 'Sheet', `P&L ${last}`);
    await expect(preview).toContainText('$900');
    await checked(page, 'the preview of a workbook');
    await page.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByRole('columnheader', { name: `Fiscal year ${last} From a file` })).toBeVisible();
    await expect(cell('Sales', `Fiscal year ${last}`)).toHaveCount(0);
  });

  await test.step('an ambiguous column is asked about, and unmatched accounts link to their match', async () => {
    const end = `Dec 31, ${String(last - 1).slice(2)}`;
    const rows = ['Income', 'Sales,1,2', 'Total Income,1,2', 'Expenses', 'Quux,1,1', 'Total Expenses,1,1'];
    await page.getByLabel('Profit and loss file').setInputFiles({
      name: 'Ends.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([`Account,Q1 ${last},"${end}"`, ...rows, 'Net Income,0,1', ''].join('\n')),
    });
    const preview = page.getByRole('region', { name: /What we read in/ });
    await expect(preview).toContainText('Quarters can’t be imported');
    await expect(preview).toContainText('Choose whether it is a month or a year');
    await choose(page, `Use “${end}” as`, `Fiscal year ${last - 1}`);
    await page.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByRole('tab', { name: '2. Match accounts (1)', selected: true })).toBeVisible();
    await page.goto(`${path}/value`);
    await expect(page.getByText('1 account is not matched yet')).toBeVisible();
    await page.getByRole('link', { name: 'Match the accounts' }).click();
    await expect(page.getByRole('tab', { name: '2. Match accounts (1)', selected: true })).toBeVisible();
    await page.getByRole('tab', { name: '1. Figures' }).click();
  });

  await test.step('a table without sections is sorted line by line, and imported once its totals match', async () => {
    const rows = ['Jobs revenue,100', 'Crew,40', 'Payback to owner,10', 'Net Income,60'];
    await page.getByLabel('Profit and loss file').setInputFiles({
      name: 'Plain.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([`Line,${last - 2}`, ...rows, ''].join('\n')),
    });
    const preview = page.getByRole('region', { name: /What we read in/ });
    await expect(preview).toContainText('The totals in the file don’t match its lines yet.');
    await expect(preview.getByRole('button', { name: 'Import' })).toBeDisabled();
    await choose(page, 'Section of line 4, Payback to owner', 'Leave out');
    await expect(preview).toContainText('The total in the file matches its lines.');
    await checked(page, 'the lines of a plain table');
    await preview.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByRole('tab', { name: /^2. Match accounts/, selected: true })).toBeVisible();
    await page.getByRole('tab', { name: '1. Figures' }).click();
  });

  await test.step('a phone shows one period at a time, and keeps what was typed in others', async () => {
    await cell('Sales', 'Last 12 months').fill('333');
    await page.setViewportSize({ width: 360, height: 740 });
    await choose(page, 'Period', 'Last 12 months (not saved)');
    await expect(page.getByRole('textbox', { name: 'Sales', exact: true })).toHaveValue('333');
    await checked(page, 'one typed period on a phone');
    await choose(page, 'Period', `Fiscal year ${last}`);
    await expect(page.getByText('An imported file covers this period')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(cell('Sales', 'Last 12 months')).toHaveValue('333');
  });
});

const seenBooks = z.object({ yearEnds: z.string(), version: z.number() });

async function booksOf(page: Page, path: string) {
  return seenBooks.parse(await api(page, 'GET', `/api/health-checks/${path.split('/').at(-1)}/earnings`));
}
