import { expect, type Page } from '@playwright/test';
import { bothScores } from '#features/valuation/health-check/answer-shapes.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import { checked as example } from '#test/support/health-check-examples.ts';
import { exported } from '#test/support/profit-and-loss.ts';
import { startByHand } from './support/answer-check.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { choose, onboard, signUp } from './support/steps.ts';

const besides: Record<string, object> = {
  A3: { benchmarked: true },
  A4: { lossYear: false },
  B7: { reviews: 60 },
  D1: { locationDependent: false },
};

test('an owner uploads the books, documents an add-back, tries scenarios, and completes a task of the plan', async ({
  page,
}) => {
  test.slow();
  await signUp(page, 'Bettina Ledger');
  await onboard(page, {
    ein: '20-7654411',
    name: 'Ledger and Pine LLC',
    address: '4 Column Street, Provo, UT 84601',
    industry: 'Travel, Hospitality and Services',
  });
  await page.goto('/for-sellers');
  await page
    .getByRole('region', { name: 'Business Health Check' })
    .getByRole('button', { name: 'Get an Evaluation' })
    .scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Open your health check' }).click();
  const checkId = (await startByHand(page)).split('/').at(-1) ?? '';
  for (const [question, value] of Object.entries(example.answers))
    await api(page, 'PUT', `/api/health-checks/${checkId}/answers`, {
      question,
      state: 'given',
      value,
      version: 0,
      ...besides[question],
    });
  await page.goto(`/analysis/health-check/${checkId}/earnings`);

  await test.step('a file is reviewed and kept, and an account matched differently', async () => {
    await page.getByLabel('Latest fiscal year ended on').fill('2025-12-31');
    await page.getByLabel('Last 12 months end on').fill('2025-12-31');
    await page.getByLabel('Replacement salary (annual)').fill('90,000');
    await page.getByLabel('Source of this salary').fill('A wage survey');
    await page.getByRole('button', { name: 'Save periods and salary' }).click();
    await page.getByLabel('Profit and loss file').setInputFiles({
      name: 'compared.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(exported('quickbooks-compared')),
    });
    const preview = page.getByRole('region', { name: 'What we read in “compared.csv”' });
    await expect(preview).toContainText('Every total adds up');
    await checked(page, 'the preview');
    await preview.getByRole('button', { name: 'Import' }).click();
    const accounts = page.getByRole('tab', { name: /2\. Match accounts/ });
    await expect(accounts).toHaveAttribute('aria-selected', 'true');
    await choose(page, 'Match Expenses › Job Supplies', 'Other operating costs');
    await page.getByRole('tab', { name: /3\. Add-backs/ }).click();
    await accounts.click();
    await expect(page.getByLabel('Match Expenses › Job Supplies')).toContainText('Other operating costs');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await leaving.getByRole('button', { name: 'Cancel' }).click();
    await expect(leaving).toBeHidden();
    await page.getByRole('button', { name: 'Save 1 match' }).click();
    await expect(page.getByText('Every account is matched')).toBeVisible();
    await page.reload();
    await accounts.click();
    await expect(page.getByLabel('Match Expenses › Job Supplies')).toContainText('Other operating costs');
  });

  await test.step('an add-back gets a document in its dialog, counts, and is deleted', async () => {
    await page.getByRole('tab', { name: /3\. Add-backs/ }).click();
    const list = page.getByRole('region', { name: 'Add-back checklist' });
    await list.getByRole('button', { name: 'Not in my books: Personal donations' }).click();
    await expect(list.getByText('1 of 14 answered')).toBeVisible();
    await list.getByRole('button', { name: 'Change answer: Personal donations' }).click();
    await expect(list.getByText('0 of 14 answered')).toBeVisible();
    await checked(page, 'the checklist');
    const open = page.getByRole('button', { name: 'New add-back' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'New add-back' });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    // By keyboard: a long list scrolls while it opens, even under a click.
    await dialog.getByLabel('Kind', { exact: true }).press('Enter');
    const kind = page.getByRole('option', { name: 'Personal expenses paid by the business' });
    await expect(kind).toBeVisible();
    await page.keyboard.type('Personal expenses');
    await expect(kind).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Kind', { exact: true })).toContainText('Personal expenses');
    await dialog.getByLabel('Description').fill('My truck');
    await dialog.getByLabel('Why a buyer won’t have this cost').fill('It is private.');
    await dialog.getByLabel('Amount in your books').first().fill('5,000');
    await dialog.getByLabel('Document for the add-back').setInputFiles({
      name: 'Invoice.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Date,Amount\n2025-02-01,5000\n'),
    });
    await expect(dialog.getByText('Invoice.csv')).toBeVisible();
    for (const stated of ['Recorded in this period', 'The business can run without it']) {
      const box = dialog.getByRole('checkbox', { name: stated });
      await expect(box).not.toBeChecked();
      await box.click();
    }
    await checked(page, 'the add-back');
    await dialog.getByRole('button', { name: 'Save add-back' }).click();
    await expect(dialog).toBeHidden();
    const card = page.getByRole('listitem').filter({ hasText: 'My truck' });
    await expect(card).toContainText('Counts');
    await expect(card).toContainText('Partly documented: lenders count half');
    await card.getByRole('button', { name: 'Remove My truck' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove add-back' }).click();
    await expect(page.getByText('No add-backs yet')).toBeVisible();
    await page.getByRole('tab', { name: '4. Result' }).click();
    await expect(page.getByRole('region', { name: 'From net income to SDE' })).toContainText('SDE');
    await checked(page, 'the result');
  });

  await test.step('each picture of the value has its figures one press away', async () => {
    const bridge = page.getByRole('region', { name: 'From net income to SDE' });
    await bridge.getByRole('button', { name: 'Show as table' }).click();
    await expect(bridge.getByRole('table')).toContainText('SDE');
    await page.goto(`/analysis/health-check/${checkId}/value`);
    await page.getByRole('combobox', { name: 'Which trade is it in?' }).fill('HVAC');
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Save trade of Ledger and Pine LLC' }).click();
    await expect(page.getByRole('img', { name: /^Range for “/ })).toBeVisible();
    const sections = page.getByRole('region', { name: 'Score by section' });
    await expect(sections.getByRole('listitem')).toHaveText(Array(5).fill(/\d+ of 100/));
  });

  await test.step('a scenario is saved, renamed, compared and deleted', async () => {
    await page.getByRole('tab', { name: 'Scenarios', exact: true }).click();
    await page.getByRole('textbox', { name: 'Largest customer', exact: true }).fill('9');
    await page.getByLabel('Scenario name').fill('A smaller customer');
    await page.getByRole('button', { name: 'Save scenario' }).dblclick();
    const kept = page.getByRole('listitem').filter({ hasText: 'A smaller customer' });
    await expect(kept).toHaveCount(1);
    await kept.getByRole('button', { name: 'Rename A smaller customer' }).click();
    const rename = page.getByRole('dialog', { name: 'Rename scenario' });
    await rename.getByLabel('Scenario name').fill('Nobody above 9%');
    await rename.getByRole('button', { name: 'Save name' }).click();
    await expect(rename).toBeHidden();
    await page.getByRole('checkbox', { name: 'Nobody above 9%' }).click();
    const table = page.getByRole('region', { name: 'Scenarios compared' });
    await expect(table).toContainText('Today');
    await checked(page, 'scenarios compared');
    await page.getByRole('button', { name: 'Delete Nobody above 9%' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete scenario' }).click();
    await expect(page.getByText('No saved scenarios.')).toBeVisible();
  });

  await test.step('a task is added, gets another date, is completed, and the score follows', async () => {
    await page.getByRole('tab', { name: 'Plan', exact: true }).click();
    const take = page.getByRole('button', { name: 'Add to plan: Bookkeeping' });
    await take.click();
    const dialog = page.getByRole('dialog', { name: 'Bookkeeping' });
    await choose(page, 'Assigned to', 'Someone else');
    await dialog.getByLabel('Name', { exact: true }).fill('The accountant');
    await dialog.getByLabel('Due date').fill('2099-01-31');
    await dialog.getByRole('button', { name: 'Add to plan' }).dblclick();
    await expect(dialog).toBeHidden();
    const task = page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem');
    await expect(task).toHaveCount(1);
    await expect(task).toContainText('The accountant, by Jan 31, 2099');
    await task.getByRole('button', { name: 'Change: Bookkeeping' }).click();
    await dialog.getByLabel('Due date').fill('2099-03-31');
    await dialog.getByRole('button', { name: 'Save task' }).click();
    await expect(task).toContainText('by Mar 31, 2099');
    const before = await scoreOf(page, checkId);
    await task.getByRole('button', { name: 'Done: Bookkeeping' }).click();
    const done = page.getByRole('dialog', { name: 'Done: Bookkeeping' });
    await expect(done.getByText(questions.A5.question)).toBeVisible();
    await done.getByRole('button', { name: 'Save answer' }).click();
    await expect(done).toBeHidden();
    await expect(page.getByRole('list', { name: 'Open tasks' })).toBeHidden();
    expect(await scoreOf(page, checkId)).toBeGreaterThan(before);
    const history = page.getByRole('table', { name: 'Score, earnings and value by day, the latest first' });
    await expect(history).toContainText((await scoreOf(page, checkId)).toFixed(2));
    await checked(page, 'the plan');
  });
});

async function scoreOf(page: Page, checkId: string): Promise<number> {
  const found = await api(page, 'GET', `/api/health-checks/${checkId}/score`);
  return bothScores.parse(found).claimed.overall ?? Number.NaN;
}
