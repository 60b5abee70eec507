import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import { processRenderer } from '#platform/render/process-renderer.ts';
import { checked as example } from '#test/support/health-check-examples.ts';
import { answerAll, startByHand } from './support/answer-check.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { choose, onboard, signUpByHand } from './support/steps.ts';

test('an owner goes from an empty account to the report, shares it with a link, and revokes the link', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUpByHand(page, 'Henrietta Vent');
  await onboard(page, {
    ein: '20-7654398',
    name: 'Vent and Daughters LLC',
    address: '12 Duct Lane, Provo, UT 84601',
    industry: 'Travel, Hospitality and Services',
  });

  await test.step('the questions are answered one after the other', async () => {
    await page.goto('/analysis/health-check');
    const start = page.getByRole('button', { name: /Start the health check/ });
    await expect(start).toBeVisible();
    await checked(page, 'no check yet');
    await startByHand(page);
    await page.getByRole('tab', { name: 'Scenarios', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Largest customer', exact: true })).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Second-in-command' })).toHaveText('Choose an answer');
    await checked(page, 'what-if without an answer');
    await page.getByRole('slider', { name: 'Largest customer, slider', exact: true }).press('ArrowRight');
    await expect(page.getByRole('textbox', { name: 'Largest customer', exact: true })).toHaveValue('1');
    await page.getByRole('tab', { name: 'Questions', exact: true }).click();
    await answerAll(page, example.answers);
  });

  await test.step('the value matches the worked example', async () => {
    await page.getByRole('tab', { name: 'Value', exact: true }).click();
    await choose(page, 'Priced as', 'HVAC, plumbing, electrical');
    const value = page.getByRole('region', { name: 'What it may be worth' });
    await expect(value).toContainText('$1,393,601');
    await expect(value).toContainText('$1,718,108');
    await expect(value).toContainText('66.40');
    await checked(page, 'the value');
  });

  await test.step('a report keeps the value, and each figure opens its basis', async () => {
    await page.getByRole('tab', { name: 'Reports', exact: true }).click();
    await page.getByRole('button', { name: 'Create report' }).click();
    const report = page.getByRole('article', { name: /Vent and Daughters LLC/ });
    await expect(report).toContainText('$1,555,855');
    await report.getByText('What is behind it: Midpoint', { exact: true }).click();
    await expect(report.getByText('about 4.16×').first()).toBeVisible();
    await expect(report.getByText(questions.A1.question)).toBeVisible();
    await checked(page, 'the report');
  });

  await test.step('the PDF has the same content, page by page', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('health-check-1.pdf');
    const bytes = await readFile(await download.path());
    const renderer = processRenderer();
    const { pages: texts } = await renderer.text({ key: 'report', kind: 'pdf', load: async () => bytes });
    await renderer.stop();
    expect(texts.length).toBeGreaterThan(3);
    for (const [at, text] of texts.entries()) {
      expect(text).toContain(`page ${at + 1} of ${texts.length}`);
      expect(text.length).toBeGreaterThan(200);
    }
    expect(texts[0]).toContain('Vent and Daughters LLC');
    expect(texts.join(' ')).toContain('66 of 100');
  });

  await test.step('a person with the link can read it, until it is revoked', async () => {
    await page.getByLabel('Recipient').fill('My banker');
    await page.getByRole('button', { name: 'Create link' }).click();
    const shown = page.getByRole('status').filter({ hasText: 'Copy your link now' });
    const link = (await shown.locator('code').textContent()) ?? '';
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const banker = await context.newPage();
    await banker.goto(new URL(link).pathname + new URL(link).hash);
    await banker.getByRole('button', { name: 'Open the report' }).click();
    await expect(banker.getByRole('article', { name: /Vent and Daughters LLC/ })).toContainText('$1,555,855');
    await checked(banker, 'the shared report');
    await page.reload();
    await page.getByRole('button', { name: 'Open report 1' }).click();
    await page.getByRole('button', { name: 'Views of My banker' }).click();
    await expect(page.getByRole('list', { name: 'Views of My banker' })).toContainText('read');
    await page.getByRole('button', { name: 'Revoke link: My banker' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
    await expect(page.getByText('Ended', { exact: true })).toBeVisible();
    await banker.reload();
    await banker.getByRole('button', { name: 'Open the report' }).click();
    await expect(banker.getByText('The report cannot be opened')).toBeVisible();
    await context.close();
  });
});
