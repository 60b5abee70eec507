import { expect, type Page } from '@playwright/test';
import { startByHand } from './support/answer-check.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { confirmAddress } from './support/confirm-address.ts';
import { faultsOf } from './support/faults.ts';
import { becomeKnown, confirm, fillSignUp, onboard, password, signIn, signUp } from './support/steps.ts';

test('an owner answers by keyboard, continues elsewhere, documents an answer, and a bookkeeper answers one section', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, 'Hedda Health');
  await onboard(page, {
    ein: '12-3300872',
    name: 'Hedda Works LLC',
    address: '7 Measure Lane, Provo, UT 84601',
    industry: 'Education',
  });
  await page.goto('/analysis/health-check');
  const checkPath = await startByHand(page);
  expect(await faultsOf(page)).toEqual([]);

  await test.step('by keyboard only: a number, “I don’t know yet”, and a choice', async () => {
    await page.getByRole('textbox', { name: 'Years' }).focus();
    await page.keyboard.type('twelve');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a number.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Years' }).fill('12');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(/average annual revenue growth/);
    await expect(heading(page)).toBeFocused();
    await page.getByRole('button', { name: 'I don’t know yet' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(/adjusted EBITDA margin/);
    await page.getByRole('button', { name: /How are your books kept/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Cash basis' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Save and continue' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /How are your books kept/ })).toContainText(
      'Cash basis · not yet documented',
    );
  });

  await test.step('without a connection an answer is kept, and sent later', async () => {
    await page.context().setOffline(true);
    await page.getByRole('textbox', { name: 'Amount in dollars' }).fill('374k');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    const sde = page.getByRole('button', { name: /What was your SDE/ });
    await page.getByRole('button', { name: /Business at a glance/ }).click();
    await expect(sde).toContainText('Not saved');
    await page.context().setOffline(false);
    await expect(sde).toContainText('$374,000 · not yet documented');
  });

  await test.step('after the last question the next step is offered', async () => {
    await page.goto(`${checkPath}?question=E5`);
    await page.getByRole('button', { name: 'Skip' }).click();
    const after = page.getByRole('status').filter({ hasText: 'That was the last question' });
    await expect(after.getByRole('link', { name: 'Enter your books' })).toBeVisible();
    await expect(after.getByRole('link', { name: 'See the value' })).toBeVisible();
    await after.getByRole('button', { name: 'Go to the first open question' }).click();
    await expect(heading(page)).toHaveText(/adjusted EBITDA margin/);
  });

  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const second = await elsewhere.newPage();
  await test.step('another browser continues at the first unanswered question', async () => {
    await becomeKnown(second, 'hedda.health@journey.example', password);
    await second.goto('/analysis/health-check');
    await expect(second.getByText('3 of 35 questions answered')).toBeVisible();
    await second.getByRole('link', { name: 'Continue the health check of Hedda Works LLC' }).click();
    await expect(heading(second)).toHaveText(/adjusted EBITDA margin/);
  });

  await test.step('the second of two tabs sees the stored answer, and replaces it', async () => {
    await second.getByRole('button', { name: /How many years has the business/ }).click();
    await page.getByRole('button', { name: /How many years has the business/ }).click();
    await page.getByRole('textbox', { name: 'Years' }).fill('13');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('button', { name: /been operating/ })).toContainText('13 years');
    await second.getByRole('textbox', { name: 'Years' }).fill('14');
    await second.getByRole('button', { name: 'Save and continue' }).click();
    await second.getByRole('button', { name: /been operating/ }).click();
    await expect(second.getByText(/Now it says: 13 years/)).toBeVisible();
    await second.getByRole('button', { name: 'Use mine' }).click();
    await expect(second.getByRole('button', { name: /been operating/ })).toContainText('14 years');
  });

  await test.step('an answer from the books is offered next to its question, and accepted with a click', async () => {
    const id = checkPath.split('/').at(-1);
    for (const [period, sales] of Object.entries({ first: 100_000, second: 105_000, third: 121_000 }))
      await api(page, 'PUT', `/api/health-checks/${id}/earnings-years`, {
        period,
        year: { lines: { REV: sales * 100 }, netIncome: sales * 100 },
        version: 0,
      });
    await page.goto(`${checkPath}?question=A2`);
    await expect(page.getByText('Your books say: 10% per year')).toBeVisible();
    await page.getByRole('textbox', { name: 'Percent' }).fill('12');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('button', { name: /average annual revenue growth/ }).click();
    await expect(page.getByText('You said: 12%.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use the figure from my books' }).click();
    await expect(page.getByText('This matches your books: 10% per year')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Percent' })).toHaveValue('10');
    await expect(page.getByRole('button', { name: /average annual revenue growth/ })).toContainText(
      '10% · not yet documented',
    );
  });

  await test.step('a supporting document makes the answer documented', async () => {
    await second
      .getByLabel('Supporting documents')
      .last()
      .setInputFiles({
        name: 'Registration.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\nRegistered.\n'),
      });
    await expect(second.getByText('Registration.pdf')).toBeVisible();
    await expect(second.getByRole('button', { name: /been operating/ })).toContainText('documented');
    expect(await faultsOf(second)).toEqual([]);
  });

  await test.step('an invited bookkeeper answers one section and sees nothing else', async () => {
    await second.getByRole('tab', { name: 'Collaborators' }).click();
    await second.getByRole('button', { name: 'Invite a collaborator' }).click();
    await second.getByLabel('Their email address').fill('bertha.books@journey.example');
    await second.getByRole('checkbox', { name: 'Risk check' }).click();
    expect(await faultsOf(second)).toEqual([]);
    await confirm(second, 'Send the invitation');
    await expect(second.getByText('bertha.books@journey.example').last()).toBeVisible();

    const office = await browser.newContext(baseURL ? { baseURL } : {});
    const books = await office.newPage();
    await books.goto('/signup');
    await fillSignUp(books, 'Bertha Books');
    await books.waitForURL('**/user/dashboard');
    const admin = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
    await signIn(admin, 'admin@demo.example');
    await confirmAddress(admin, books, 'bertha.books@journey.example');
    await admin.context().close();
    await books.goto('/analysis/health-check');
    await books.getByRole('button', { name: 'Accept' }).click();
    await books.waitForURL('**/analysis/health-check/*');
    await expect(heading(books)).toHaveText(/How many years remain on your lease/);
    await expect(books.getByText('Market edge')).toHaveCount(0);
    await expect(books.getByText('Claimed:')).toHaveCount(0);
    await expect(books.getByRole('tab')).toHaveText(['Questions']);
    await books.getByRole('button', { name: /threatened lawsuits/ }).click();
    await books.getByRole('radio', { name: 'No', exact: true }).click();
    await books.getByRole('button', { name: 'Save and continue' }).click();
    await expect(books.getByRole('button', { name: /threatened lawsuits/ })).toContainText(
      'No · not yet documented',
    );
    const id = checkPath.split('/').at(-1);
    for (const hidden of ['score', 'helpers', 'value'])
      await expect(api(books, 'GET', `/api/health-checks/${id}/${hidden}`)).rejects.toThrow('not-found');

    await second.reload();
    await expect(second.getByText(/Risk check · 1 answer/)).toBeVisible();
    await second.getByRole('button', { name: 'End access for bertha.books@journey.example' }).click();
    await confirm(second, 'End access');
    await expect(second.getByText('Ended', { exact: true })).toBeVisible();
    await books.reload();
    await expect(books.getByText('This health check isn’t open to you')).toBeVisible();
    await office.close();
  });
  await elsewhere.close();
});

function heading(page: Page) {
  return page.locator('#question');
}
