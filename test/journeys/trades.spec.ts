import { expect, type Page } from '@playwright/test';
import { checked as example } from '#test/support/health-check-examples.ts';
import { answerAll, startByHand } from './support/answer-check.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { choose, onboard, register, signUp } from './support/steps.ts';

async function pickTrade(page: Page, label: string, words: string, trade: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(words);
  await expect(page.getByRole('option').first()).toHaveText(trade);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: label })).toHaveValue(trade);
}

test('an HVAC contractor finds their trade in any industry, and is valued by it, not by the industry', async ({
  page,
}) => {
  await register(page, 'Hedda Duct');
  await page.goto('/business/onboarding');

  await test.step('the trade is asked once, and survives a reload', async () => {
    // Without the hyphen, as many letters from the IRS are read out.
    await page.getByPlaceholder('12-3456789').fill('207654321');
    await page.getByLabel('Business Name').fill('Vault Climate LLC');
    await page.getByLabel('Business Address').fill('3 Duct Lane, Provo, UT 84601');
    await choose(page, 'Industry Type', 'Consumer Products');
    await pickTrade(page, 'Trade', 'air conditioning', 'HVAC contractor');
    await expect(page.getByText('Buyers usually look for this trade under')).toBeVisible();
    await checked(page, 'the trade');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Trade' })).toHaveValue('HVAC contractor');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('HVAC contractor', { exact: true })).toBeVisible();
    await expect(page.getByText('Consumer Products', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.waitForURL('**/user/dashboard');
    await expect(page.getByText('Consumer Products · HVAC contractor')).toBeVisible();
    await expect(page.getByText('Which trade is it in?')).toHaveCount(0);
  });

  await test.step('the value, the report and Appa name it', async () => {
    await page.goto('/analysis/health-check');
    await startByHand(page);
    await answerAll(page, example.answers);
    await page.getByRole('tab', { name: 'Value', exact: true }).click();
    await expect(page.getByRole('region', { name: 'What it may be worth' })).toContainText('$1,555,855');
    await page.getByRole('tab', { name: 'Reports', exact: true }).click();
    await page.getByRole('button', { name: 'Create report' }).click();
    const report = page.getByRole('article', { name: /Vault Climate LLC/ });
    await expect(report).toContainText(
      'HVAC contractor, priced as HVAC, plumbing, electrical: 2.5× to 5× SDE. Source: sellyourbusiness.com',
    );
    await page.getByRole('button', { name: 'Ask Appa' }).click();
    await page
      .getByRole('textbox', { name: 'Your question' })
      .fill('What is my business worth, which multiple did you use?');
    await page.keyboard.press('Enter');
    const talk = page.getByRole('region', { name: 'Conversation' });
    await expect(talk.getByRole('listitem').filter({ hasText: 'Appa: ' }).last()).toContainText(
      'Its trade: HVAC contractor, priced as HVAC, plumbing, electrical',
    );
    const answer = talk.getByRole('listitem').filter({ hasText: 'Appa: ' }).last();
    await expect(answer).toContainText('with $1,555,855 in the middle: $374,000 of SDE at about 4.16×');
  });

  await test.step('the quick estimate starts with it, and explains the difference', async () => {
    await page.goto('/analysis/valuation');
    await expect(page.getByLabel('Kind of business', { exact: true })).toContainText(
      'HVAC, plumbing, electrical',
    );
    await page.getByRole('textbox', { name: 'Annual SDE' }).fill('374k');
    const estimate = page.getByRole('region', { name: 'What it may be worth' });
    await estimate.getByText('Show exact figures').click();
    await expect(estimate).toContainText('$1,402,500');
    await expect(estimate).toContainText('so its value differs from this one');
  });
});

test('a business without a trade is asked once, before anything is priced', async ({ page }) => {
  await signUp(page, 'Odo Brand');
  await onboard(page, {
    ein: '20-7654322',
    name: 'Brand Odo LLC',
    address: '5 Shelf Road, Boise, ID 83701',
    industry: 'Consumer Products',
  });
  await page.goto('/analysis/health-check');
  await startByHand(page);
  await page.getByRole('tab', { name: 'Value', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'First, your trade' })).toBeVisible();
  await checked(page, 'a value without a trade');
  await pickTrade(page, 'Which trade is it in?', 'shopify', 'Online store or e-commerce brand');
  await page.getByRole('button', { name: 'Save trade' }).click();
  await expect(page.getByRole('heading', { name: 'First, your trade' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Priced as' })).toHaveText('Brand or e-commerce');
  await page.goto('/user/dashboard');
  await expect(page.getByText('Consumer Products · Online store or e-commerce brand')).toBeVisible();
});

test('the marketplace is filtered by trade, found under any of its names', async ({ page }) => {
  await register(page, 'Bea Looker');
  await page.goto('/marketplace');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Trade' }).fill('air conditioning');
  await expect(page.getByRole('option')).toHaveText(['HVAC, plumbing and electrical']);
  // By keyboard: an option that moves during a click is not chosen, and the page may still move here.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/trade=building-services/);
  const card = page.getByRole('article', { name: 'Commercial HVAC contractor with service contracts' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await card.getByRole('button', { name: 'View Details' }).click();
  await expect(card).toContainText('HVAC, plumbing and electrical');
  await checked(page, 'the marketplace by trade');
});
