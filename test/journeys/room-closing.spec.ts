import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { unzipped } from '../rooms/unzipped.ts';
import { liveListing } from './support/a-request.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { confirm } from './support/steps.ts';

const names = { seller: 'Selma Closure', business: 'Flint Hollow Works LLC' };

test('a seller closes a deal room, downloads its archive, and reopens it', async ({ browser }) => {
  const context = await browser.newContext({ acceptDownloads: true });
  const page = await context.newPage();
  const listing = await liveListing(page, names);
  await page.goto(`/listing/${listing}`);
  await page.getByRole('button', { name: 'Open a deal room' }).click();
  await page.waitForURL('**/deal-rooms/*');
  const room = new URL(page.url()).pathname;
  const [name, text] = ['Start here.txt', 'Read this first.'];
  await page
    .getByLabel('Choose files')
    .setInputFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from(text) }]);
  const filing = page.getByRole('dialog', { name: 'Where do these files go?' });
  await expect(filing.getByLabel(`Folder for ${name}`)).toHaveText(/^00 Start here/);
  await checked(page, 'files that wait for a folder');
  await filing.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText(/^1 of 1 file,/)).toBeVisible();

  await test.step('the consequences of closing are listed first, and another reason needs a text', async () => {
    await page.getByRole('link', { name: 'Close room' }).click();
    await expect(page.getByRole('heading', { name: 'Close this deal room' })).toBeVisible();
    await checked(page, 'a room that can be closed');
    await page.getByRole('radio', { name: 'Another reason' }).click();
    const close = page.getByRole('button', { name: 'Close deal room' });
    await expect(close).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('Note').fill('The owner keeps the business.');
    await close.click();
    await expect(
      page.getByText('1 document with a version that was never published', { exact: false }),
    ).toBeVisible();
    await checked(page, 'the question before closing');
    await confirm(page, 'Close room');
    await expect(page.getByText('Closed: another reason')).toBeVisible();
    await expect(page.getByText('The owner keeps the business.').first()).toBeVisible();
  });

  let taken: ReadonlyMap<string, Buffer> = new Map();
  await test.step('the archive is made automatically, and its download survives a lost connection', async () => {
    const take = page.getByRole('button', { name: 'Download archive' });
    await expect(take).toBeVisible({ timeout: 60_000 });
    await checked(page, 'a closed room with its archive');
    await context.setOffline(true);
    await take.click();
    await expect(page.getByText('You are offline. It continues automatically.')).toBeVisible();
    const download = page.waitForEvent('download');
    await context.setOffline(false);
    const files = await unzipped(readFileSync(await (await download).path()));
    taken = files;
    const document = [...files].find(([path]) => path.startsWith('documents/'));
    expect(document?.[0]).toMatch(/^documents\/00_Start here.*\/00\.01_\d{4}-\d\d_Start here_v1\.txt$/);
    expect(document?.[1].toString()).toBe(text);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['index.html', 'rights.csv', 'questions.csv', 'record.jsonl', 'SHA256SUMS']),
    );
  });

  await test.step('anyone can verify that the archive is unchanged', async () => {
    const anybody = await (await browser.newContext()).newPage();
    await anybody.goto('/verify');
    const check = async (manifest: string, sums: string) => {
      const file = (name: string, content: string) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(content),
      });
      await anybody.getByLabel('manifest.json').setInputFiles(file('manifest.json', manifest));
      await anybody.getByLabel('SHA256SUMS (optional)').setInputFiles(file('SHA256SUMS', sums));
      await anybody.getByRole('button', { name: 'Check archive' }).click();
    };
    const textOf = (path: string) => taken.get(path)?.toString() ?? '';
    const [manifest, sums] = [textOf('manifest.json'), textOf('SHA256SUMS')];
    const result = anybody.getByRole('region', { name: 'Result for the archive' });
    await check(manifest, sums);
    await expect(result.getByText('Valid', { exact: true })).toBeVisible();
    await expect(result.getByText('The list of files is the one that was signed')).toBeVisible();
    await checked(anybody, 'an archive that was checked');
    await check(manifest, sums.replace('README.txt', 'README.exe'));
    await expect(result.getByText('The list of files was changed')).toBeVisible();
    await check(manifest.replace('"reason":"other"', '"reason":"sold"'), sums);
    await expect(result.getByText('Changed', { exact: true })).toBeVisible();
    await check('{}', sums);
    await expect(result.getByText('Unknown', { exact: true })).toBeVisible();
    await anybody.context().close();
  });

  await test.step('the room says that it is closed, and why actions are disabled', async () => {
    await page.goto(room);
    await expect(page.getByText('This deal room is closed', { exact: true })).toBeVisible();
    await expect(page.locator('button', { hasText: 'Choose files' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await checked(page, 'a closed room');
    await page.getByRole('link', { name: 'Archive' }).click();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await confirm(page, 'Reopen');
    await expect(page.getByText('The deal room is open again.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Close this deal room' })).toBeVisible();
  });
});
