import { expect, type Page } from '@playwright/test';
import { type Employee, firmProvider } from '../support/sso-provider.ts';
import { demoPassword, test } from './support/app.ts';
import { checked } from './support/checked.ts';

const firm = await firmProvider();
const { issuer, clientId, clientSecret, label } = firm.settings;

test.use({
  settings: {
    SSO_ISSUER: issuer,
    SSO_CLIENT_ID: clientId,
    SSO_CLIENT_SECRET: clientSecret,
    SSO_EMAIL_DOMAINS: 'firm.example, demo.example',
    SSO_LABEL: label,
  },
});
test.afterAll(() => firm.stop());

test('a person signs in through their firm, which opens their account', async ({ page }) => {
  await through(page, employee('ann@firm.example', 'Ann', 'Archer'));
  await page.waitForURL('**/user/dashboard');
  await expect(page.getByText('ann@firm.example').first()).toBeVisible();
});

test('who has an account already enters its password once', async ({ page, browser }) => {
  const seller = employee('seller@demo.example', 'Ada', 'Lark');
  await through(page, seller);
  const password = page.getByLabel('Password of your account here');
  await expect(page.getByText('There is an account with your address already.')).toBeVisible();
  await checked(page, 'the password that links an account');
  await password.fill(demoPassword);
  await password.press('Enter');
  await page.waitForURL('**/user/dashboard');
  const again = await (await browser.newContext()).newPage();
  await through(again, seller);
  await again.waitForURL('**/user/dashboard');
});

test('an address of another firm is refused in words', async ({ page }) => {
  await through(page, employee('eve@elsewhere.example', 'Eve', 'Elsewhere'));
  await expect(page.getByRole('alert')).toContainText('not one of your firm’s');
  await expect(page).toHaveURL(/\/login/);
});

function employee(email: string, given_name: string, family_name: string): Employee {
  return { sub: email, email, email_verified: true, given_name, family_name };
}

async function through(page: Page, who: Employee): Promise<void> {
  firm.employee = who;
  await page.goto('/login');
  // If a click waits too long, the browser no longer counts it as a user gesture and blocks the popup.
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEnabled();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: label }).click();
  await opened;
}
