import { expect, type Locator, type Page } from '@playwright/test';
import { balancedLedger } from '#test/support/ledgers.ts';
import { agingDetailOf, balanceOf, profitOf } from '#test/support/monthly-statements.ts';
import { agingOf, trialOf } from '#test/support/schedules.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { onboard, signUp } from './support/steps.ts';

const ledger = balancedLedger([
  { name: 'Checking', opening: 1_000_00, lines: [{ day: '01/20/2025', cents: 100_00 }] },
  {
    ...{ name: 'Accounts Receivable', opening: 300_00 },
    lines: [
      { day: '01/20/2025', cents: -100_00, name: 'Ann Ace' },
      { day: '12/20/2025', cents: 200_00, name: 'Ann Ace' },
    ],
  },
  { name: 'Owner’s equity', opening: -1_300_00, lines: [] },
  { name: 'Sales', opening: null, lines: [{ day: '12/20/2025', cents: -200_00, name: 'Ann Ace' }] },
]);
const trial = (checking: number) =>
  trialOf([
    ['Checking', checking],
    ['Accounts Receivable', 400_00],
    ['Owner’s equity', -1_300_00],
    ['Sales', -(checking - 900_00)],
  ]);

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const send = (where: Locator, title: string, ...files: ReturnType<typeof csv>[]) =>
  where.getByLabel(`Files: ${title}`).first().setInputFiles(files);

test('a trial balance and an aging are held against the ledger, to the cent', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page, 'Tessa Trial');
  await onboard(page, {
    ein: '36-4471311',
    name: 'Trial and Aging LLC',
    address: '6 Sum Street, Provo, UT 84601',
    industry: 'Education',
  });

  await test.step('the documents lead to the schedules, which say what to export', async () => {
    await page.goto('/analysis/pre-diligence');
    await page.getByRole('button', { name: 'Start the review of Trial and Aging LLC' }).click();
    await page.getByLabel('File of the general ledger').setInputFiles(csv('books.csv', ledger));
    await expect(page.getByText('In the figures')).toBeVisible();
    await expect(card(page, 'Profit and loss by month').getByText('Missing')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the trial balances' }).click();
    await expect(card(page, 'Receivables by age').getByText(/A\/R Aging Detail/)).toBeVisible();
    await checked(page, 'schedules without files');
  });

  const trials = card(page, 'Trial balance');
  await test.step('of several files, each gets its own result', async () => {
    const files = [csv('trial.csv', trial(1_105_00)), csv('letter.csv', 'Dear Tessa\n')];
    await send(trials, 'Trial balance', ...files);
    const results = trials.getByRole('list', { name: 'Files that were sent' });
    await expect(results.getByText('trial.csv: As of Dec 31, 2025, not proved yet.')).toBeVisible();
    await expect(results.getByText(/letter\.csv: There is no row with an amount/)).toBeVisible();
  });

  await test.step('the exact difference, account by account', async () => {
    await expect(trials.getByText(/2 accounts differ from the ledger, by \$10 in all/)).toBeVisible();
    await trials.getByRole('button', { name: 'Accounts beside the ledger' }).click();
    const accounts = page.getByRole('dialog', { name: 'Accounts beside the ledger' });
    await expect(accounts.getByRole('row', { name: /Checking Differs \$1,105 \$1,100 \$5/ })).toBeVisible();
    await checked(page, 'accounts beside the ledger');
    await accounts.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a newer file takes its place, and is proved', async () => {
    await send(trials, 'Trial balance', csv('trial again.csv', trial(1_100_00)));
    await expect(trials.getByText('Proved', { exact: true })).toBeVisible();
    await expect(trials.getByText('Replaced by a newer file')).toBeVisible();
  });

  const aging = card(page, 'Receivables by age');
  await test.step('an aging without a day asks for it, and its ages open their rows', async () => {
    const file = csv('aging.csv', agingOf([['Ann Ace', 200_00, 0, 100_00, 0, 100_00]], ''));
    await send(aging, 'Receivables by age', file);
    await aging.getByRole('button', { name: 'Enter as-of date of aging.csv' }).click();
    await page.getByLabel('As of').fill('2025-12-31');
    await checked(page, 'the day of an aging');
    await page.getByRole('button', { name: 'Save and compare' }).click();
    await expect(aging.getByText(/the same, to the cent/)).toBeVisible();
    await expect(aging.getByRole('row', { name: /Over 90 days late \$100.* 25\.0%/ })).toBeVisible();
    await checked(page, 'schedules with files');
    await aging.getByRole('button', { name: /rows of Over 90 days late/ }).click();
    const rows = page.getByRole('dialog', { name: 'Receivables by age: Over 90 days late' });
    await expect(rows.getByText('from 1 row')).toBeVisible();
    await expect(rows.getByText('Ann Ace')).toBeVisible();
    await expect(rows.getByText('aging.csv, row 5')).toBeVisible();
    await checked(page, 'rows behind an age');
    await rows.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the documents of the review say so', async () => {
    await page.getByRole('tab', { name: 'Documents' }).click();
    const document = card(page, 'Trial balance at each year end');
    await expect(document.getByText('Every account is as in the general ledger.')).toBeVisible();
    await expect(page.getByText('A file was replaced')).toBeVisible();
  });
});

test('a profit and loss and a balance sheet differ from the ledger at a line and a month, and invoices get their ages', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page, 'Stella Statement');
  await onboard(page, {
    ein: '36-4471319',
    name: 'Statements by Month LLC',
    address: '7 Sum Street, Provo, UT 84601',
    industry: 'Education',
  });
  await page.goto('/analysis/pre-diligence');
  await page.getByRole('button', { name: 'Start the review of Statements by Month LLC' }).click();
  await page.getByLabel('File of the general ledger').setInputFiles(csv('books.csv', ledger));
  await expect(page.getByText('In the figures')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the profit and loss' }).click();

  const profit = card(page, 'Profit and loss by month');
  await test.step('a profit and loss: the line and the month that differ, and what they come to', async () => {
    const text = profitOf(['Nov 2025', 'Dec 2025'], { income: [['Sales', 0, 200_05]], expenses: [] });
    await send(profit, 'Profit and loss by month', csv('profit.csv', text));
    await expect(profit.getByText(/1 of 1 amount differs from the ledger, by \$0\.05 in all/)).toBeVisible();
    await profit.getByRole('button', { name: 'Lines beside the ledger' }).click();
    const lines = page.getByRole('dialog', { name: 'Lines beside the ledger' });
    await expect(
      lines.getByRole('row', { name: /Income › Sales row 6 Dec 2025 Differs \$200\.05 \$200 \$0\.05/ }),
    ).toBeVisible();
    await expect(
      lines.getByRole('row', { name: /Net income Dec 2025 \$200\.05 \$200 \$0\.05/ }),
    ).toBeVisible();
    await checked(page, 'lines of a profit and loss beside the ledger');
    await lines.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('one that does not add up says at which row and month', async () => {
    const text = profitOf(['Dec 2025'], { income: [['Sales', 200_00]], expenses: [] });
    await send(
      profit,
      'Profit and loss by month',
      csv('odd.csv', text.replace('"Net Income",200.00', '"Net Income",190.00')),
    );
    await expect(
      profit.getByText(/it does not follow from the lines above.*The difference is \$10/),
    ).toBeVisible();
  });

  const balance = card(page, 'Balance sheet by month');
  await test.step('a balance sheet: each line is as in the ledger, and equity does not follow from the profit and loss', async () => {
    const text = balanceOf(['Nov 30, 2025', 'Dec 31, 2025'], {
      assets: [
        ['Checking', 1_100_00, 1_100_00],
        ['Accounts Receivable', 200_00, 400_00],
      ],
      liabilities: [],
      equity: [
        ['Owner’s equity', 1_300_00, 1_300_00],
        ['Net Income', 0, 200_00],
      ],
    });
    await send(balance, 'Balance sheet by month', csv('balance.csv', text));
    await expect(
      balance.getByText(/as in the ledger, to the cent\. In 1 month the change in equity .* \$0\.05/),
    ).toBeVisible();
    await balance.getByRole('button', { name: 'Lines beside the ledger' }).click();
    const lines = page.getByRole('dialog', { name: 'Lines beside the ledger' });
    await expect(
      lines.getByRole('row', { name: /Dec 31, 2025 \$200 \$200\.05 \$0 \$0 .*\$0\.05/ }),
    ).toBeVisible();
    await checked(page, 'lines of a balance sheet beside the ledger');
    await lines.getByRole('button', { name: 'Close' }).click();
  });

  const aging = card(page, 'Receivables by age');
  await test.step('a list of invoices: ages by its dates, beside those of the file', async () => {
    const invoice = ['Ann Ace', '7', '08/01/2025', '08/31/2025', 200_00] as const;
    const other = ['Bo Buyer', '8', '12/05/2025', '01/05/2026', 200_00] as const;
    await send(aging, 'Receivables by age', csv('invoices.csv', agingDetailOf([[invoice, other]])));
    await expect(aging.getByText(/1 invoice in another age, \$200 in all/)).toBeVisible();
    await expect(aging.getByRole('row', { name: /Over 90 days late \$200 \$0 \$200/ })).toBeVisible();
    await expect(aging.getByText(/the same, to the cent/)).toBeVisible();
    await checked(page, 'an aging of invoices');
  });

  await test.step('the documents say the exact difference and lead to it', async () => {
    await page.getByRole('tab', { name: 'Documents' }).click();
    const document = card(page, 'Profit and loss by month');
    await expect(document.getByText(/1 amount of a line in a month differs.*\$0\.05/)).toBeVisible();
    await checked(page, 'documents of statements');
    await document.getByRole('link', { name: 'See the files' }).first().click();
    await expect(
      card(page, 'Profit and loss by month').getByText('profit.csv', { exact: true }),
    ).toBeVisible();
  });
});
