import { expect, type Page, type Route } from '@playwright/test';
import { demoPassword, test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { faultsOf } from './support/faults.ts';
import { logOut, signIn, signUp } from './support/steps.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Ask Appa' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask Appa' });
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Your question' });
const talk = (page: Page) => panel(page).getByRole('region', { name: 'Conversation' });
const answers = (page: Page) => talk(page).getByRole('button', { name: 'Copy' });

async function ask(page: Page, question: string): Promise<void> {
  const before = await answers(page).count();
  await box(page).fill(question);
  await box(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
}

test('a new seller asks, follows a source, returns to the conversation, and signs out of it', async ({
  page,
}) => {
  await signUp(page, 'Selma Caller');
  await test.step('the panel opens by keyboard, greets, and closes with Escape', async () => {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toContainText("Hello, I'm Appa. How can I help you today?");
    await expect(box(page)).toBeFocused();
    await checked(page, 'the panel of the assistant');
    await box(page).press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(box(page)).toBeFocused();
  });

  await test.step('Enter sends, Shift+Enter starts a new line, and an empty message is not sent', async () => {
    await box(page).press('Enter');
    await expect(talk(page).getByRole('listitem').filter({ hasText: 'You:' })).toHaveCount(0);
    await box(page).pressSequentially('What is SDE?');
    await box(page).press('Shift+Enter');
    await box(page).pressSequentially('And an add-back?');
    await expect(box(page)).toHaveValue('What is SDE?\nAnd an add-back?');
    await box(page).press('Enter');
    await expect(box(page)).toHaveValue('');
    await expect(talk(page).getByText('What is SDE?')).toBeVisible();
    await expect(answers(page)).toHaveCount(1);
    await expect(panel(page).getByRole('status').first()).toContainText('Appa: ');
    await checked(page, 'an answer with its sources');
  });

  await test.step('a source opens the article, and the conversation is still there afterwards', async () => {
    const source = talk(page)
      .getByRole('link', { name: /^Source 1: / })
      .first();
    await source.click();
    await page.waitForURL('**/help/**');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await page.waitForURL('**/user/dashboard');
    await expect(talk(page)).toContainText('And an add-back?');
    await page.getByRole('link', { name: 'Marketplace' }).first().click();
    await page.waitForURL('**/marketplace');
    await expect(talk(page)).toContainText('And an add-back?');
  });

  await test.step('typing continues while the page changes', async () => {
    const { promise: changes, resolve: change } = Promise.withResolvers<void>();
    const parts = '**/assets/messages-*.js';
    await page.route(parts, (route) => changes.then(() => route.continue()));
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await box(page).fill('What is an LOI?');
    change();
    await page.waitForURL('**/messages');
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answers(page)).toHaveCount(2);
    await page.unroute(parts);
  });

  await test.step('typed markup is shown as text', async () => {
    await ask(page, '<img src=x onerror="document.title=1"><b>SDE</b>');
    await expect(talk(page).getByText('<img src=x onerror="document.title=1"><b>SDE</b>')).toBeVisible();
    await expect(talk(page).locator('img, b')).toHaveCount(0);
  });

  await test.step('a message that is too long stays in the field, with an explanation', async () => {
    await box(page).fill('x'.repeat(4_010));
    await expect(panel(page).getByText(/^10 characters too many/)).toBeVisible();
    await box(page).press('Enter');
    await expect(box(page)).toHaveValue(/^x+$/);
    await box(page).fill('');
  });

  await test.step('after signing out nothing of the conversation is left', async () => {
    await logOut(page, 'Selma Caller');
    await expect(opener(page)).toHaveCount(0);
    // Without reloading the page, which would clear the memory anyway.
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.getByRole('textbox', { name: 'Email' }).fill('buyer@demo.example');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(opener(page)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await opener(page).click();
    await expect(talk(page)).toContainText("Hello, I'm Appa.");
    await expect(talk(page)).not.toContainText('And an add-back?');
  });
});

test('an answer can be stopped, copied and repeated, and a failure can be retried', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'seller@demo.example');
  await opener(page).click();
  const held: Route[] = [];
  await test.step('stopped while Appa searches', async () => {
    await page.route('**/api/chat/*', (route) => void held.push(route));
    await box(page).fill('What is an NDA?');
    await box(page).press('Enter');
    await expect(talk(page).getByText('Looking …')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Stop' }).click();
    await expect(talk(page).getByText('You stopped this answer.')).toBeVisible();
    await expect(box(page)).toBeFocused();
    await page.unroute('**/api/chat/*');
    await talk(page).getByRole('button', { name: 'Ask again' }).click();
    await expect(answers(page)).toHaveCount(1);
    await expect(talk(page).getByText('What is an NDA?', { exact: true })).toHaveCount(1);
  });

  await test.step('copied with its sources', async () => {
    await answers(page).click();
    await expect(page.getByText('Answer copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\n\nSources\n\[1\] .+: http:\/\/localhost/);
  });

  await test.step('every failure has a message and a next step', async () => {
    const failing = async (respond: (route: Route) => Promise<void>, words: string | RegExp) => {
      await page.route('**/api/chat/*', respond);
      await box(page).fill('What is an LOI?');
      await box(page).press('Enter');
      await expect(talk(page).getByRole('alert')).toHaveText(words);
      await page.unroute('**/api/chat/*');
      await talk(page).getByRole('button', { name: 'Retry' }).click();
      await expect(talk(page).getByRole('alert')).toHaveCount(0);
      await expect(talk(page).getByRole('button', { name: 'Ask again' })).toBeVisible();
    };
    await failing((route) => route.abort(), /^unable to send chat message: the server cannot be reached\./);
    const stream = (body: string) => ({ status: 200, contentType: 'text/event-stream', body });
    await failing(
      (route) => route.fulfill(stream('data: {"kind":"text","text":"Half of an"}\n\n')),
      /^unable to send chat message: the answer broke off\./,
    );
    await failing(
      (route) => route.fulfill(stream('data: {"kind":"started","by":"model"}\n\n')),
      /^unable to send chat message: chat message ID was not returned/,
    );
    await failing(
      (route) => route.fulfill(stream('data: {"kind":"failed","code":"x","detail":"Try again later."}\n\n')),
      /^unable to send chat message: Try again later\./,
    );
  });

  await test.step('offline the panel says so, and online again it answers', async () => {
    await page.context().setOffline(true);
    await box(page).fill('What is a teaser?');
    await box(page).press('Enter');
    await expect(talk(page).getByRole('alert')).toContainText('unable to send chat message');
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.context().setOffline(false);
    await talk(page).getByRole('button', { name: 'Retry' }).click();
    await expect(talk(page).getByRole('alert')).toHaveCount(0);
  });

  await test.step('after starting over, the greeting is back', async () => {
    await panel(page).getByRole('button', { name: 'Start over' }).click();
    await expect(talk(page).getByRole('listitem')).toHaveCount(4);
    await expect(box(page)).toBeFocused();
    await talk(page).getByRole('button', { name: 'What needs my answer now?' }).click();
    await expect(answers(page)).toHaveCount(1);
    await expect(talk(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  });
});

test('on a phone the panel covers the screen, keeps the focus, and its links leave it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, 'buyer@demo.example');
  const size = await opener(page).boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await opener(page).click();
  await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(360);
  await expect.poll(async () => (await panel(page).boundingBox())?.height).toBe(780);
  expect(await faultsOf(page)).toEqual([]);
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
  expect(await panel(page).evaluate((at) => at.contains(document.activeElement))).toBe(true);
  await ask(page, 'What is SDE?');
  await talk(page)
    .getByRole('link', { name: /^Source 1: / })
    .first()
    .click();
  await page.waitForURL('**/help/**');
  await expect(panel(page)).toHaveCount(0);
  await page.goBack();
  await opener(page).click();
  await expect(talk(page)).toContainText('What is SDE?');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('a search without results in the palette can be sent to Appa', async ({ page }) => {
  await signIn(page, 'seller@demo.example');
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await palette.getByRole('combobox').fill('how do I price my firm');
  await palette.getByRole('option', { name: /^Ask Appa/ }).click();
  await expect(palette).toBeHidden();
  await expect(box(page)).toHaveValue('how do I price my firm');
  await expect(box(page)).toBeFocused();
  await expect(talk(page).getByRole('listitem').filter({ hasText: 'You:' })).toHaveCount(0);
});
