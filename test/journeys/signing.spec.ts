import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { aDraft } from '../support/deal.ts';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { signNda } from './support/sign-nda.ts';
import { mailedCode } from './support/signing-code.ts';
import { register } from './support/steps.ts';

test('a buyer draws a signature, corrects a mistyped code, and signs; by keyboard there is the typed name', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const sign = buyer.getByRole('button', { name: 'Sign NDA' });

  await test.step('everything missing is listed before signing', async () => {
    const listing = await liveListing(seller, { seller: 'Dora Drawer', business: 'Inkwell Works LLC' });
    const request = await awaitedSignature(seller, buyer, listing, 'Ines Ink');
    await buyer.goto(`/access-request/${request}`);
    await buyer.getByText('I agree to use electronic records').scrollIntoViewIfNeeded();
    await buyer.getByText('I agree to use electronic records').click();
    await buyer
      .getByRole('radiogroup', { name: 'Who are you signing for?' })
      .getByText('For a company or another entity')
      .click();
    await expect(sign).toHaveAccessibleDescription(/Enter the entity/);
    await buyer.getByLabel('Entity name').fill('Inkwater Holdings LLC');
    await buyer.getByLabel('Your title (optional)').fill('Managing Member');
    await buyer.getByLabel('Your full legal name').fill('Ines Ink');
    await buyer
      .getByRole('radiogroup', { name: 'How do you want to sign?' })
      .getByRole('radio', { name: 'Draw my signature' })
      .check();
    await expect(sign).toHaveAttribute('aria-disabled', 'true');
    await draw(buyer);
    await buyer.getByRole('button', { name: 'Clear' }).click();
    await expect(sign).toHaveAccessibleDescription(/Draw your signature first/);
    await draw(buyer);
    await expect(sign).toHaveAccessibleDescription(/Send yourself a code first/);
    await buyer.getByRole('button', { name: 'Send code' }).click();
    await expect(buyer.getByText(/Sent to ines.ink@journey.example/)).toBeVisible();
    await expect(sign).toHaveAccessibleDescription(/six digits/);
    await checked(buyer, 'the signing page');
  });

  await test.step('a wrong code says how many attempts are left, and the right one signs', async () => {
    const code = await mailedCode(buyer, 'ines.ink@journey.example');
    const wrong = `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');
    await buyer.getByLabel('Code from your email').fill(wrong);
    await sign.click();
    await expect(buyer.getByText('Wrong code. 4 attempts left.')).toBeVisible();
    await checked(buyer, 'the signing page with a wrong code');
    await buyer.getByLabel('Code from your email').fill(code);
    await sign.dblclick();
    await expect(buyer.getByText('The NDA is signed.').first()).toBeVisible();
  });

  await test.step('both sides see the drawn signature', async () => {
    for (const page of [buyer, seller]) {
      await page.goto(buyer.url());
      await expect(page.getByRole('img', { name: 'Signature of Ines Ink' })).toBeVisible();
      const line = 'Ines Ink, Managing Member, authorized to sign for Inkwater Holdings LLC';
      await expect(page.getByText(line).first()).toBeVisible();
    }
    await checked(seller, 'the record of a signed NDA');
  });
});

test('a slow reply to the consent does not undo the code that was sent after it', async ({ browser }) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const listing = await liveListing(seller, { seller: 'Sol Slowly', business: 'Latewater Works LLC' });
  const request = await awaitedSignature(seller, buyer, listing, 'Lena Late');
  const reply = Promise.withResolvers<void>();
  const codes: string[] = [];
  await buyer.route('**/api/ndas/*/consent', async (route) => {
    const response = await route.fetch();
    await reply.promise;
    await route.fulfill({ response });
  });
  await buyer.route('**/api/ndas/*/signing-code', (route) => {
    codes.push(route.request().url());
    return route.continue();
  });
  await buyer.goto(`/access-request/${request}`);
  const consented = buyer.waitForRequest('**/api/ndas/*/consent');
  await buyer.getByText('I agree to use electronic records').scrollIntoViewIfNeeded();
  await buyer.getByText('I agree to use electronic records').click();
  await consented;
  await buyer.getByLabel('Your full legal name').fill('Lena Late');
  await buyer.getByRole('button', { name: 'Send code' }).click();
  await expect(buyer.getByRole('button', { name: 'Send code' })).toHaveAttribute('aria-busy', 'true');
  expect(codes).toEqual([]);
  reply.resolve();
  await expect(buyer.getByText(/Sent to lena.late@journey.example/)).toBeVisible();
  await buyer.getByLabel('Code from your email').fill(await mailedCode(buyer, 'lena.late@journey.example'));
  await buyer.getByRole('button', { name: 'Sign NDA' }).click();
  await expect(buyer.getByText('The NDA is signed.').first()).toBeVisible();
});

test('with a countersignature an agreement counts once both have signed', async ({ browser }) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  let request = '';

  await test.step('the seller requires it, and the buyer signs', async () => {
    const listing = await liveListing(seller, { seller: 'Cora Counter', business: 'Doublesign Works LLC' });
    await seller.goto(`/listing/${listing}/nda`);
    await seller.getByText('I’ll countersign each NDA').click();
    await seller.getByRole('button', { name: 'Save' }).click();
    await expect(seller.getByText('NDA choice saved').first()).toBeVisible();
    request = await awaitedSignature(seller, buyer, listing, 'Bea Bothsides');
    await signNda(buyer, request, 'Bea Bothsides');
    await buyer.goto(`/access-request/${request}`);
    await expect(buyer.getByText('Waiting for countersignature')).toBeVisible();
    await checked(buyer, 'an agreement that waits for the seller');
  });

  await test.step('the seller signs and decides, and neither side’s file names the seller', async () => {
    await seller.goto(`/access-request/${request}`);
    await expect(seller.getByText('This NDA is waiting for your countersignature')).toBeVisible();
    await seller.getByText('I agree to use electronic records').scrollIntoViewIfNeeded();
    await seller.getByText('I agree to use electronic records').click();
    await seller.getByLabel('Your full legal name').fill('Cora Counter');
    await seller.getByRole('button', { name: 'Send code' }).click();
    await expect(seller.getByText(/Sent to cora.counter@journey.example/)).toBeVisible();
    await checked(seller, 'the page on which the seller signs');
    await seller
      .getByLabel('Code from your email')
      .fill(await mailedCode(seller, 'cora.counter@journey.example'));
    await seller.getByRole('button', { name: 'Sign NDA' }).click();
    await expect(seller.getByText('The NDA is signed by both sides.').first()).toBeVisible();
    await expect(seller.getByText('who signed the NDA')).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByText('Signed by the seller')).toBeVisible();
    await expect(buyer.locator('body')).not.toContainText('Cora Counter');
  });
});

test('on a phone a buyer gets from a card to a signed NDA with six taps of one thumb', async ({
  browser,
}) => {
  const seller = await (await browser.newContext()).newPage();
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const buyer = await phone.newPage();
  const title = 'Commercial service business for one phone';
  const listing = await liveListing(
    seller,
    { seller: 'Thea Palmer', business: 'Quillfeather Works LLC' },
    {
      teaser: { ...aDraft().teaser, title },
    },
  );
  await register(buyer, 'Theo Tapper');
  const presses: string[] = [];
  const press = async (target: Locator, what: string) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    // Also for a control that shares its target, such as a checkbox with its label.
    expect(box?.height, what).toBeGreaterThanOrEqual(20);
    await target.tap();
    presses.push(what);
  };

  await buyer.goto('/marketplace?industry=technology&location=utah');
  const card = buyer.getByRole('article').filter({ hasText: title });
  await press(card.getByRole('button', { name: 'View Details' }), 'the card');
  await press(card.getByRole('button', { name: 'NDA Request' }), 'the request');
  await expect(buyer.getByText(`NDA Request submitted for ${title}`).first()).toBeVisible();
  const { items } = requests.parse(
    await api(seller, 'GET', `/api/access-requests?scope=received&listingId=${listing}`),
  );
  await api(seller, 'POST', `/api/access-requests/${items[0]?.id}/moves`, {
    to: 'awaiting_signature',
    version: 1,
  });
  // The email links here, which is also the first page after signing in.
  await buyer.goto('/user/dashboard');
  await press(buyer.getByRole('link', { name: 'Read and sign' }).first(), 'what waits');
  const agree = buyer.getByText('I agree to use electronic records');
  await press(agree, 'electronic records');
  await buyer.getByLabel('Your full legal name').fill('Theo Tapper');
  await press(buyer.getByRole('button', { name: 'Send code' }), 'the code');
  await expect(buyer.getByText(/Sent to theo.tapper@journey.example/)).toBeVisible();
  await buyer.getByLabel('Code from your email').fill(await mailedCode(buyer, 'theo.tapper@journey.example'));
  await checked(buyer, 'the signing page on a phone');
  await press(buyer.getByRole('button', { name: 'Sign NDA' }), 'the signature');
  await expect(buyer.getByText('The NDA is signed.').first()).toBeVisible();
  expect(presses.length, presses.join(', ')).toBeLessThanOrEqual(6);
});

const requests = z.object({ items: z.array(z.looseObject({ id: z.string() })) });

async function draw(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Your signature' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('no pad');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.6));
  await page.mouse.down();
  for (let step = 1; step <= 16; step += 1)
    await page.mouse.move(...at(0.1 + step * 0.05, 0.5 + 0.3 * Math.sin(step)));
  await page.mouse.up();
}
