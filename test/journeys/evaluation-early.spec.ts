import { expect, type Page } from '@playwright/test';
import { firstQuestions } from '#features/valuation/health-check/domain/first-questions.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import { test } from './support/app.ts';
import { inBothThemes } from './support/both-themes.ts';
import { checked } from './support/checked.ts';
import { violationsOf } from './support/faults.ts';
import { isTooWide } from './support/sideways.ts';
import { choose, comeAlive } from './support/steps.ts';

const scripts = '**/assets/*.js';
const tables = '**/api/valuation/tables';
const kind = 'What kind of business is it?';
const moving = 'Would you lose customers if you had to move?';
const yearsUp = questions.C4.kind === 'choice' ? (questions.C4.choices[0]?.label ?? '') : '';

test('the page is complete as it is delivered, and its scripts come at the first interaction', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/evaluation', { waitUntil: 'networkidle' });
  await comeAlive(page);
  await page.waitForLoadState('networkidle');
  const isOfForm = (url: string) => url.includes('/api/valuation/') || url.includes('evaluation-desk');
  expect(asked.filter(isOfForm)).toEqual([]);
  await showsTheForm(page);
  const shifts = await watchShifts(page);
  await page.getByRole('heading', { name: 'Nine questions' }).hover();
  await expect.poll(() => asked.filter(isOfForm).length).toBeGreaterThan(1);
  await isAwake(page);
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toEqual([]);
  await showsTheForm(page);
});

test('the page is accessible before its scripts come', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await inBothThemes(page, '/evaluation', async (face) => {
    await showsTheForm(page);
    expect(await violationsOf(page), face).toEqual([]);
    expect(await isTooWide(page), face).toBe(false);
  });
});

/** The scripts of the whole page are late, or only those of the form. */
for (const late of ['page', 'form'] as const)
  test.describe(`before the scripts of the ${late} came`, () => {
    test('what is typed and chosen counts', async ({ page }) => {
      const come = await openLate(page, late);
      const amount = page.getByRole('textbox', { name: questions.A6.question });
      await amount.click();
      await page.keyboard.type('374000');
      await page.keyboard.press('Tab');
      await radioOf(page, questions.C4.question, yearsUp).click();
      // Two facts of one question.
      await page.getByRole('textbox', { name: questions.D1.question }).pressSequentially('4');
      for (const answer of ['No', 'Yes', 'No']) await radioOf(page, moving, answer).click();
      await expect(page.getByText('0 of 9 answered')).toBeVisible();
      come();
      await expect(page.getByText('4 of 9 answered')).toBeVisible();
      await expect(amount).toHaveValue('374,000');
      await expect(radioOf(page, questions.C4.question, yearsUp)).toBeChecked();
      await expect(page.getByRole('textbox', { name: questions.D1.question })).toHaveValue('4');
      await expect(radioOf(page, moving, 'No')).toBeChecked();
      await page.reload();
      await expect(page.getByText('4 of 9 answered')).toBeVisible();
      await expect(amount).toHaveValue('374,000');
      await checked(page, 'four answers');
    });

    test('digits are typed on where the scripts come between', async ({ page }) => {
      const come = await openLate(page, late);
      const amount = page.getByRole('textbox', { name: questions.A6.question });
      await amount.click();
      await page.keyboard.type('374');
      come();
      await isAwake(page);
      await page.keyboard.type('000');
      await expect(amount).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(amount).toHaveValue('374,000');
      await expect(page.getByText('1 of 9 answered')).toBeVisible();
    });

    test('a list that is pressed opens, and has its entries when the multiples are here', async ({
      page,
    }) => {
      const come = await openLate(page, late);
      const { promise: here, resolve: answer } = Promise.withResolvers<void>();
      await page.route(tables, (route) => here.then(() => route.continue()));
      await page.getByLabel(kind, { exact: true }).click();
      come();
      const list = page.getByRole('listbox');
      await expect(page.getByText('Loading the multiples')).toBeVisible();
      await checked(page, 'the list without entries');
      answer();
      await list.getByRole('option', { name: 'HVAC, plumbing, electrical', exact: true }).click();
      await expect(page.getByLabel(kind, { exact: true })).toContainText('HVAC, plumbing, electrical');
      await expect(page.getByText('1 of 9 answered')).toBeVisible();
    });
  });

test('keys choose and open before the scripts of the form came', async ({ page }) => {
  const come = await openLate(page, 'form');
  await radioOf(page, questions.C4.question, yearsUp).press(' ');
  await page.getByLabel(kind, { exact: true }).press('ArrowDown');
  come();
  await page.getByRole('option', { name: 'HVAC, plumbing, electrical', exact: true }).click();
  await expect(page.getByText('2 of 9 answered')).toBeVisible();
  await expect(radioOf(page, questions.C4.question, yearsUp)).toBeChecked();
});

for (const width of [360, 1280])
  test(`a form with the answers of an earlier visit is shown when they are in it, and does not move, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/evaluation');
    await choose(page, kind, 'HVAC, plumbing, electrical');
    await page.getByRole('textbox', { name: questions.A6.question }).fill('374000');
    await expect(page.getByText('2 of 9 answered')).toBeVisible();
    const come = await openLate(page, 'page');
    const shifts = await watchShifts(page);
    const heading = page.getByRole('heading', { name: 'Nine questions' });
    await expect(heading).toBeHidden();
    come();
    await expect(page.getByText('2 of 9 answered')).toBeVisible();
    await expect(page.getByLabel(kind, { exact: true })).toContainText('HVAC, plumbing, electrical');
    await expect(page.getByRole('status').filter({ hasText: 'Still possible' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
    await page.getByRole('button', { name: 'Delete my answers' }).click();
    await expect(page.getByText('0 of 9 answered')).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
  });

test('answers that have expired do not keep the form hidden', async ({ page }) => {
  await page.goto('/evaluation');
  await page.evaluate(() =>
    localStorage.setItem('cairn-evaluation', JSON.stringify({ keptAt: new Date(0), evaluation: {} })),
  );
  await page.reload();
  await expect(page.getByText('0 of 9 answered')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cairn-evaluation'))).toBeNull();
});

test('an address in the link reaches the sign-up untouched, and multiples that fail are asked for again', async ({
  page,
}) => {
  await page.route(tables, (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/evaluation?email=vera.value%40journey.example');
  await expect(page.getByRole('link', { name: 'Create your account' })).toHaveAttribute(
    'href',
    '/signup?email=vera.value%40journey.example',
  );
  await expect(page.getByText('The multiples could not be loaded.')).toBeVisible();
  await checked(page, 'without the multiples');
  await page.unroute(tables);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your range appears here')).toBeVisible();
});

function radioOf(page: Page, question: string, answer: string) {
  return page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true });
}

/** Opens the page and holds its scripts back until the returned function is called. */
async function openLate(page: Page, late: 'page' | 'form'): Promise<() => void> {
  const { promise: here, resolve: come } = Promise.withResolvers<void>();
  const hold = () => page.route(scripts, (route) => here.then(() => route.continue()));
  if (late === 'page') await hold();
  await page.goto('/evaluation');
  if (late === 'page') return come;
  await comeAlive(page);
  await hold();
  return come;
}

async function showsTheForm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Nine questions' })).toBeVisible();
  await expect(page.getByText('0 of 9 answered')).toBeVisible();
  await expect(page.getByLabel(kind, { exact: true })).toContainText('Choose a trade');
  for (const key of firstQuestions)
    await expect(page.getByRole('main')).toContainText(questions[key].question);
  const range = page.getByRole('region', { name: 'What it may be worth' });
  await expect(range).toContainText('Your range appears here');
  await expect(range.getByRole('link', { name: 'Create your account' })).toBeVisible();
}

/** Waits until React handles the events of the form. */
async function isAwake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#first-questions') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  );
}

/** Chromium's, which the types of the DOM do not have. */
type LayoutShift = PerformanceEntry & {
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Collects what moves without being asked to, from now on. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // A font that has just come moves text in the next frame.
    await document.fonts.ready;
    await frame();
    await frame();
    const { dataset } = document.documentElement;
    dataset['shifts'] = '[]';
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    const wordsOf = (shift: PerformanceEntry) =>
      (shift as LayoutShift).sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 60)}: ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
    new PerformanceObserver((list) => {
      const before: string[] = JSON.parse(dataset['shifts'] ?? '[]');
      dataset['shifts'] = JSON.stringify([...before, ...list.getEntries().flatMap(wordsOf)]);
    }).observe({ type: 'layout-shift' });
  });
  return async () => JSON.parse((await page.locator('html').getAttribute('data-shifts')) ?? '[]');
}
