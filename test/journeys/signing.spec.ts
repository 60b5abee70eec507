import { expect, type Page } from '@playwright/test';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { signNda } from './support/sign-nda.ts';
import { mailedCode } from './support/signing-code.ts';

test('a buyer draws a signature, mistypes the code, corrects it, and signs; by keyboard there is the name', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const sign = buyer.getByRole('button', { name: 'Sign NDA' });

  await test.step('everything that is missing is said before it can be signed', async () => {
    const listing = await liveListing(seller, { seller: 'Dora Drawer', business: 'Inkwell Works LLC' });
    const request = await awaitedSignature(seller, buyer, listing, 'Ines Ink');
    await buyer.goto(`/access-request/${request}`);
    await buyer.getByText('I agree to use electronic records').scrollIntoViewIfNeeded();
    await buyer.getByText('I agree to use electronic records').click();
    await buyer.getByText('For a company or another entity').click();
    await expect(sign).toHaveAccessibleDescription(/Name the entity/);
    await buyer.getByLabel('Name of the entity').fill('Inkwater Holdings LLC');
    await buyer.getByLabel('Your title (optional)').fill('Managing Member');
    await buyer.getByLabel('Your full legal name').fill('Ines Ink');
    await buyer.getByText('Drawn by hand').click();
    await expect(sign).toHaveAttribute('aria-disabled', 'true');
    await draw(buyer);
    await buyer.getByRole('button', { name: 'Clear' }).click();
    await expect(sign).toHaveAccessibleDescription(/Draw your signature first/);
    await draw(buyer);
    await expect(sign).toHaveAccessibleDescription(/Have a code sent first/);
    await buyer.getByRole('button', { name: 'Send the code' }).click();
    await expect(buyer.getByText(/Sent to ines.ink@journey.example/)).toBeVisible();
    await expect(sign).toHaveAccessibleDescription(/six digits/);
    await checked(buyer, 'the signing page');
  });

  await test.step('a wrong code says how many tries are left, and the right one signs', async () => {
    const code = await mailedCode(buyer, 'ines.ink@journey.example');
    const wrong = `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');
    await buyer.getByLabel('Code from your email').fill(wrong);
    await sign.click();
    await expect(buyer.getByText('That is not the code. 4 tries are left.')).toBeVisible();
    await checked(buyer, 'the signing page with a wrong code');
    await buyer.getByLabel('Code from your email').fill(code);
    await sign.dblclick();
    await expect(buyer.getByText('The NDA is signed.').first()).toBeVisible();
  });

  await test.step('both sides see the signature as it was drawn', async () => {
    for (const page of [buyer, seller]) {
      await page.goto(buyer.url());
      await expect(page.getByRole('img', { name: 'Signature of Ines Ink' })).toBeVisible();
      const line = 'Ines Ink, Managing Member, authorized to sign for Inkwater Holdings LLC';
      await expect(page.getByText(line).first()).toBeVisible();
    }
    await checked(seller, 'the record of a signed NDA');
  });
});

test('where the seller signs too, an agreement counts once both have', async ({ browser }) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  let request = '';

  await test.step('the seller asks for it, and the buyer signs', async () => {
    const listing = await liveListing(seller, { seller: 'Cora Counter', business: 'Doublesign Works LLC' });
    await seller.goto(`/listing/${listing}/nda`);
    await seller.getByText('I sign each agreement too').click();
    await seller.getByRole('button', { name: 'Save' }).click();
    await expect(seller.getByText('The agreement of the listing is saved.').first()).toBeVisible();
    request = await awaitedSignature(seller, buyer, listing, 'Bea Bothsides');
    await signNda(buyer, request, 'Bea Bothsides');
    await buyer.goto(`/access-request/${request}`);
    await expect(buyer.getByText('Waiting for the seller’s signature')).toBeVisible();
    await checked(buyer, 'an agreement that waits for the seller');
  });

  await test.step('the seller signs, decides, and neither side’s file names the seller', async () => {
    await seller.goto(`/access-request/${request}`);
    await expect(seller.getByText('This agreement waits for your signature')).toBeVisible();
    await seller.getByText('I agree to use electronic records').scrollIntoViewIfNeeded();
    await seller.getByText('I agree to use electronic records').click();
    await seller.getByLabel('Your full legal name').fill('Cora Counter');
    await seller.getByRole('button', { name: 'Send the code' }).click();
    await expect(seller.getByText(/Sent to cora.counter@journey.example/)).toBeVisible();
    await checked(seller, 'the page on which the seller signs');
    await seller
      .getByLabel('Code from your email')
      .fill(await mailedCode(seller, 'cora.counter@journey.example'));
    await seller.getByRole('button', { name: 'Sign NDA' }).click();
    await expect(seller.getByText('The NDA is signed by both sides.').first()).toBeVisible();
    await expect(seller.getByText('The NDA is signed: you decide')).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByText('Signed by the seller')).toBeVisible();
    await expect(buyer.locator('body')).not.toContainText('Cora Counter');
  });
});

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
