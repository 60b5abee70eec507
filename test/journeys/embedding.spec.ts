import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { liveListing } from './support/a-request.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';

test('an owner embeds the card of a listing into another site', async ({ page, app }) => {
  const listing = await liveListing(page, { seller: 'Ember Ed', business: 'Framed Works LLC' });
  await page.goto(`/listing/${listing}`);
  await page.getByRole('button', { name: 'Embed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed this listing' });
  await expect(dialog.frameLocator('iframe').getByText('View this business')).toBeVisible();
  await checked(page, 'the dialog that embeds');
  const code = (await dialog.getByText('<iframe').textContent()) ?? '';
  expect(code).toContain(`src="${app.url}/embed/businesses-for-sale/${listing}"`);

  // Another port is another origin.
  const elsewhere = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>Broker</h1>${code}`);
  });
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
  const address = elsewhere.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const other = await page.context().newPage();
  await other.goto(`http://127.0.0.1:${port}/`);
  const card = other.frameLocator('iframe');
  await expect(card.getByText('View this business')).toBeVisible();
  await expect(card.locator('body')).not.toContainText(/Framed|Ember/);
  const [opened] = await Promise.all([other.waitForEvent('popup'), card.getByRole('link').click()]);
  await expect(opened).toHaveURL(new RegExp(`/businesses-for-sale/${listing}$`));
  elsewhere.close();
});
