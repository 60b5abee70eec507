import { expect, type Page } from '@playwright/test';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { choose, comeAlive, fillSignUp, onboard, signUp } from './support/steps.ts';

/** The promise: at most three screens and twelve fields. */
const most = { screens: 3, fields: 12 };

test('a first-time owner sees a value in three screens, and keeps the answers for the health check', async ({
  page,
}) => {
  const screens = new Set<string>();
  page.on('framenavigated', (frame) => screens.add(new URL(frame.url()).pathname));
  const sent: string[] = [];
  page.context().on('request', (request) => {
    // Without the origin: its port may contain the digits that are looked for.
    const { pathname, search } = new URL(request.url());
    sent.push(`${pathname}${search} ${request.postData() ?? ''}`);
  });
  let fields = 0;
  const fill = async (question: string, value: string) => {
    await page.getByRole('textbox', { name: question }).fill(value);
    fields += 1;
  };
  const pick = async (question: string, answer: string) => {
    await page
      .getByRole('radiogroup', { name: question })
      .getByRole('radio', { name: answer, exact: true })
      .check();
    fields += 1;
  };
  const range = page.getByRole('region', { name: 'What it may be worth' });
  const shown = range.getByRole('status');

  await test.step('from the landing page, where the address is asked too', async () => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
    const card = page.getByRole('region', { name: 'Business Health Check' });
    await expect(card).toBeVisible();
    const button = card.getByRole('button', { name: 'Get an Evaluation' });
    await button.hover();
    await comeAlive(page, button);
    await button.click();
    await card.getByLabel('Email').fill('vera.value@journey.example');
    fields += 1;
    await card.getByRole('button', { name: 'Sign Up' }).click();
    await card.getByRole('link', { name: 'Start your evaluation' }).click();
  });

  await test.step('two answers give a range, and each further one narrows it', async () => {
    await expect(range).toContainText('Your range appears here');
    await choose(page, 'What kind of business is it?', 'HVAC, plumbing, electrical');
    fields += 1;
    await fill(questions.A6.question, '374,000');
    await expect(shown).toContainText(
      /Most likely\$[\d.]+[KM] to \$[\d.]+M.*Still possible: \$[\d.]+[KM] to \$[\d.]+M/,
    );
    await checked(page, 'the first range');
    const further = [
      () => fill(questions.C2.question, '2'),
      () => pick(questions.C4.question, labelOf('C4', 'informal')),
      () => fill(questions.B2.question, '18'),
      () => fill(questions.D1.question, '4'),
      () => pick('Would you lose customers if you had to move?', 'No'),
      () => pick(questions.D2.question, labelOf('D2', 'none')),
      () => pick(questions.D3.question, labelOf('D3', 'current')),
    ];
    let before = await endsOf(page);
    for (const answer of further) {
      await answer();
      const now = await endsOf(page);
      expect(now.low).toBeGreaterThanOrEqual(before.low);
      expect(now.high).toBeLessThanOrEqual(before.high);
      before = now;
    }
    await expect(page.getByText('9 of 9 answered')).toBeVisible();
    // Scores of 19.76 to 94.32, so 2.994 to 4.858 times, and 14.5% either way.
    expect(before).toEqual({ low: 957_359, high: 2_080_293 });
    // Middle answers to the rest: a score of 54.7, so 3.868 times, and 22% either way as 7 of 35 are answered.
    await expect(shown).toContainText('$1.1M to $1.8M');
    await expect(range).toContainText('The full health check asks more questions.');
    await expect(range).toContainText('Priced at 3.9× SDE. The range for this trade is 2.5× to 5× of SDE.');
    await expect(range).toContainText(
      'Averages of recorded sales in this trade are lower, at 2.5× to 2.8× SDE: $',
    );
    await expect(range).toContainText('Buyers will ask what makes yours worth more.');
    await expect(range).toContainText('Deals of this size in all trades: median 3.3×.');
    await expect(range).toContainText(
      'The full health check asks 28 more questions besides your trade and these',
    );
    expect(screens.size).toBeLessThanOrEqual(most.screens);
    expect(fields).toBeLessThanOrEqual(most.fields);
    await checked(page, 'the range of nine answers');
  });

  await test.step('an answer that caps the score is named', async () => {
    const cap = range.getByText('The score is capped at 30 because some tax returns have not been filed.');
    await pick(questions.D3.question, labelOf('D3', 'unfiled'));
    await expect(cap).toBeVisible();
    await pick(questions.D3.question, labelOf('D3', 'current'));
    await expect(cap).toHaveCount(0);
  });

  await test.step('another tab of the browser has the answers, and none of them was sent', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByText('9 of 9 answered')).toBeVisible();
    await expect(other.getByText('stay in this browser for 30 days and are not sent to us')).toBeVisible();
    await other.close();
    expect(sent.filter((body) => body.includes('374'))).toEqual([]);
  });

  await test.step('the first signed-in screen shows the value and repeats no question', async () => {
    await page.reload();
    await expect(page.getByText('9 of 9 answered')).toBeVisible();
    await page.getByRole('link', { name: 'Create your account' }).click();
    await expect(page.getByLabel('Primary Email')).toHaveValue('vera.value@journey.example');
    await fillSignUp(page, 'Vera Value');
    await page.waitForURL('**/user/dashboard');
    const home = page.getByRole('region', { name: 'Add your business to save its value' });
    await expect(home).toContainText(/Most likely worth\$1\.1M to \$1\.8M/);
    await expect(page.getByRole('region', { name: 'What brings you here?' })).toHaveCount(0);
    await checked(page, 'the home with the value');
    await home.getByRole('link', { name: 'Add your business' }).click();
    await page.waitForURL('**/business/onboarding');
    await expect(page.getByText('You valued it as one of these: HVAC contractor')).toBeVisible();
    await onboard(page, {
      ein: '20-7654311',
      name: 'Value Vents LLC',
      address: '9 Duct Lane, Provo, UT 84601',
      industry: 'Travel, Hospitality and Services',
    });
    const next = page.getByRole('region', { name: /^Find out what Value Vents LLC/ });
    await expect(next).toContainText(/Most likely worth\$1\.1M to \$1\.8M/);
    await next.getByRole('button', { name: 'Start the health check' }).click();
    await page.waitForURL('**/analysis/health-check/*/value');
    expect(await endsOf(page)).toEqual({ low: 957_359, high: 2_080_293 });
    await expect(page.getByRole('combobox', { name: 'Priced as' })).toContainText('HVAC, plumbing');
    await expect(page.getByRole('button', { name: 'Save these answers' })).toBeDisabled();
    expect(await page.evaluate(() => localStorage.getItem('cairn-evaluation'))).toBeNull();
    await page.reload();
    expect(await endsOf(page)).toEqual({ low: 957_359, high: 2_080_293 });
    await checked(page, 'the value page before there is a value');
    await page.goto('/user/dashboard');
    const begun = page.getByRole('region', { name: 'Continue the health check of Value Vents LLC' });
    await expect(begun).toContainText(/Most likely worth\$1\.1M to \$1\.8M/);
    await page.goBack();
    await page.getByRole('tab', { name: 'Questions', exact: true }).click();
    await expect(page.getByText('Most likely so far')).toBeVisible();
    await checked(page, 'the questions with the range');
  });

  await test.step('the listing takes what the health check says, before there is a report', async () => {
    await page.goto('/user/dashboard');
    await page
      .getByRole('button', { name: /^Write the listing/ })
      .first()
      .click();
    await page.waitForURL('**/listing/*/edit');
    const numbers = page.getByRole('region', { name: 'Numbers from your health check' });
    await expect(numbers).toContainText('What your health check says now.');
    await numbers.getByRole('button', { name: 'Use in listing: SDE (cash flow)' }).click();
    await expect(page.getByLabel('SDE', { exact: true })).not.toHaveValue('');
    await expect(numbers.getByRole('button', { name: 'Use in listing: SDE (cash flow)' })).toHaveCount(0);
    await checked(page, 'the listing with a number from the health check');
  });
});

test('the kind of business that a visitor chose prices the health check', async ({ page }) => {
  const kind = 'Plumbing and HVAC contractors, $2.5M to $24.9M of sales';
  await page.goto('/evaluation');
  await choose(page, 'What kind of business is it?', kind);
  await expect(page.getByText('The same trades are also in “HVAC, plumbing, electrical”')).toBeVisible();
  await page.getByRole('textbox', { name: questions.A6.question }).fill('560,000');
  const range = page.getByRole('status').filter({ hasText: 'Still possible' });
  await expect(range).toBeVisible();
  const ends = (await range.textContent()) ?? '';
  await signUp(page, 'Kim Kind');
  await page.goto('/business/onboarding');
  await page.getByPlaceholder('12-3456789').fill('20-7654319');
  await page.getByLabel('Business Name').fill('Kind Air LLC');
  await page.getByLabel('Business Address').fill('8 Vent Way, Provo, UT 84601');
  await page.getByRole('combobox', { name: 'Trade' }).fill('hvac');
  await page.getByRole('option', { name: 'HVAC contractor' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL('**/user/dashboard');
  const next = page.getByRole('region', { name: /^Find out what Kind Air LLC/ });
  await expect(next).toContainText('Start the health check, and they move into it');
  await next.getByRole('button', { name: 'Start the health check' }).click();
  await page.waitForURL('**/analysis/health-check/*/value');
  await expect(page.getByText(`now in this health check, priced as “${kind}”`).first()).toBeVisible();
  const pricedAs = page.getByRole('combobox', { name: 'Priced as' });
  await expect(pricedAs).toContainText(kind);
  await page.reload();
  await expect(pricedAs).toContainText(kind);
  await expect(range).toHaveText(ends);
});

test('answers given without an account can be deleted, before and after signing up', async ({ page }) => {
  const answer = async () => {
    await page.goto('/evaluation');
    await page.getByRole('textbox', { name: questions.C2.question }).fill('2');
    await expect(page.getByText('1 of 9 answered')).toBeVisible();
  };
  await answer();
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(page.getByText('0 of 9 answered')).toBeVisible();
  await page.reload();
  await expect(page.getByText('0 of 9 answered')).toBeVisible();
  await answer();
  await signUp(page, 'Dora Delete');
  await page.goto('/user/dashboard');
  const home = page.getByRole('region', { name: 'Add your business to save its value' });
  await home.getByRole('button', { name: 'Delete these answers' }).click();
  await expect(home).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What brings you here?' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cairn-evaluation'))).toBeNull();
});

function labelOf(key: 'C4' | 'D2' | 'D3', value: string): string {
  const question = questions[key];
  const choices = question.kind === 'choice' ? question.choices : [];
  return choices.find((choice) => choice.value === value)?.label ?? '';
}

/** The exact ends of the range in dollars, which are one click behind the rounded ones. */
async function endsOf(page: Page): Promise<{ low: number; high: number }> {
  const details = page.getByRole('group').filter({ hasText: 'How we get this range' });
  await expect(details).toBeVisible();
  if (!(await details.evaluate((node) => node.hasAttribute('open'))))
    await details.getByText('How we get this range').click();
  const text = (await details.getByText(/^\$[\d,]+ to \$[\d,]+$/).textContent()) ?? '';
  const [low = Number.NaN, high = Number.NaN] = text
    .split(' to ')
    .map((one) => Number(one.replace(/[$,]/g, '')));
  return { low, high };
}
