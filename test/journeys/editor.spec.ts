import { expect, type Page } from '@playwright/test';
import { claimedPng, exif, picture, withSegment } from '../support/pictures.ts';
import { test } from './support/app.ts';
import { violationsOf } from './support/faults.ts';
import { becomeKnown, signIn } from './support/steps.ts';

const asPng = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('a draft saves automatically, says when, and continues after a lost connection', async ({
  page,
  context,
}) => {
  await openDraft(page);
  const about = page.getByRole('textbox', { name: 'About the business' });
  await about.fill('Thirty years of bread, ');
  await saved(page);
  // A trailing space stays while the person types.
  await expect(about).toHaveValue('Thirty years of bread, ');
  await context.setOffline(true);
  await about.pressSequentially('and a second oven.');
  await expect(page.getByText(/^Not saved: the server cannot be reached/).first()).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await expect(about).toHaveValue('Thirty years of bread, and a second oven.');

  await about.fill('Leaving at once.');
  await page.getByRole('link', { name: 'Marketplace' }).click();
  await page.waitForURL('**/marketplace');
  await page.goBack();
  await expect(about).toHaveValue('Leaving at once.');
});

test('the preview shows the listing as a visitor, a buyer and an approved buyer see it, during typing', async ({
  page,
}) => {
  await openDraft(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('Neighborhood bakery, Great Basin');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Neighborhood bakery, Great Basin' })).toBeVisible();
  await preview.getByRole('tab', { name: 'A signed-in buyer' }).click();
  await preview.getByRole('button', { name: 'View Details' }).click();
  await expect(preview.getByText('Revenue Range')).toBeVisible();
  await page.getByRole('textbox', { name: 'About the business' }).fill('What a buyer hears at the table.');
  await page.getByLabel('Lease end').fill('2031-08-31');
  await expect(preview.getByText('What a buyer hears at the table.')).toHaveCount(0);
  await expect(preview.getByText('August 31, 2031')).toHaveCount(0);
  await preview.getByRole('tab', { name: 'An approved buyer' }).click();
  await expect(preview.getByText('What a buyer hears at the table.')).toBeVisible();
  await expect(preview.getByText('August 31, 2031')).toBeVisible();
  await expect(preview.getByText('Confidential under NDA')).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(page.getByLabel('Lease end')).toHaveValue('2031-08-31');
  await preview.getByRole('tab', { name: 'An approved buyer' }).click();
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await fitsWidth(page);
  }
});

test('a file that is not a photo is refused with a reason, and a photo reaches the card through an admin', async ({
  page,
  browser,
  app,
}) => {
  await signIn(page, 'seller@demo.example');
  await page.goto('/user/dashboard');
  await page
    .getByRole('link', { name: /^Edit listing of/ })
    .first()
    .click();
  await page.waitForURL('**/edit');
  const photos = page.getByRole('region', { name: 'Photos' });
  const choose = photos.getByLabel('Choose photos');
  await choose.setInputFiles([
    asPng(
      'script.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ),
    asPng('huge.png', claimedPng({ width: 10_000, height: 5_000 })),
    asPng('torn.png', (await picture('png')).subarray(0, 100)),
    asPng('not-a-png.png', await picture('jpeg')),
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ]);
  const alert = photos.getByRole('alert');
  await expect(alert).toContainText('script.png: This is not a JPEG, PNG or WebP picture.');
  await expect(alert).toContainText('huge.png: The picture has more than 40 megapixels.');
  await expect(alert).toContainText('torn.png: The picture cannot be read');
  await expect(alert).toContainText('not-a-png.png: The file’s content does not match its type.');
  await expect(alert).toContainText('drawing.svg: It is not a JPEG, PNG or WebP picture.');

  const note = Buffer.concat([Buffer.from('Exif\0\0'), exif(1, 'Jane Doe')]);
  const photo = withSegment(await picture('jpeg', { width: 900, height: 600 }), 0xe1, note);
  await choose.setInputFiles({ name: 'workshop.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(photos.getByText('Private profile only')).toBeVisible();
  const handIn = photos.getByRole('button', { name: 'Show it on the public card' });
  await expect(handIn).toHaveAttribute('aria-disabled', 'true');
  await photos.getByLabel('What it shows').fill('The workshop with two lifts');
  await photos.getByLabel('What it shows').blur();
  await expect(handIn).not.toHaveAttribute('aria-disabled', 'true');
  await handIn.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'true');
  await fitsWidth(page);
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(photos.getByText('Pending review')).toBeVisible();
  await fitsWidth(page);

  const desk = await browser.newContext({ baseURL: app.url });
  const admin = await desk.newPage();
  await becomeKnown(admin, 'admin@demo.example');
  await admin.goto('/admin?tab=photos');
  await expect(admin.getByRole('img', { name: 'The workshop with two lifts' })).toBeVisible();
  await fitsWidth(admin);
  await admin.getByRole('button', { name: 'Approve' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByText('The photo is on the public listing.')).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(photos.getByText('On the public card', { exact: true })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const visitor = await browser.newContext({ baseURL: app.url });
  const anybody = await visitor.newPage();
  await anybody.goto(`/businesses-for-sale/${id}`);
  const shown = anybody.getByRole('img', { name: 'The workshop with two lifts' });
  await expect(shown).toBeVisible();
  const drawn = () => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth);
  await expect.poll(drawn).toBe(900);
  await fitsWidth(anybody);
  const address = (await shown.getAttribute('src')) ?? '';
  const served = await visitor.request.get(address);
  expect((await served.body()).includes('Jane Doe')).toBe(false);

  await photos.getByRole('button', { name: 'Remove photo 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(photos.getByRole('button', { name: 'Add photos' })).toBeVisible();
  await expect(photos.getByText('On the public card', { exact: true })).toHaveCount(0);
  expect((await visitor.request.get(address)).status()).toBe(404);
  await visitor.close();
});

async function openDraft(page: Page): Promise<void> {
  await signIn(page, 'seller@demo.example');
  await page.getByRole('link', { name: 'Continue the listing' }).first().click();
  await page.waitForURL('**/edit');
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved \d+ s ago$/)).toBeVisible();
}

async function fitsWidth(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}
