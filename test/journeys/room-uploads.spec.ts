import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, type Request, type Response } from '@playwright/test';
import { z } from 'zod';
import { firstPart } from '#features/deal-room/deal-rooms/domain/part-size.ts';
import { liveListing } from './support/a-request.ts';
import { openFolder } from './support/a-room.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';

const names = { seller: 'Selma Upton', buyer: 'Boris Upton', business: 'Basalt Crest Works LLC' };
const mebibyte = 1024 * 1024;
const bytesAddress = '**/api/room-uploads/*/bytes*';

test('files are dropped into a deal room in folders, and survive a lost connection and a reload', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const files = mkdtempSync(join(tmpdir(), 'cairn-journey-files-'));
  const listing = await liveListing(page, names);
  await page.goto(`/listing/${listing}`);
  await page.getByRole('button', { name: 'Open a deal room' }).click();
  await page.waitForURL('**/deal-rooms/*');
  const room = new URL(page.url()).pathname;
  await openFolder(page, '04 Accounting records', '04.01');

  await test.step('a dropped folder with 500 files keeps its order and structure', async () => {
    await dropFolder(page);
    await expect(page.getByText(/^500 of 500 files/)).toBeVisible({ timeout: 180_000 });
    await expect(page.getByText('rejected')).toBeHidden();
    const rooms = await api(page, 'GET', `/api${room}`);
    const { folders } = z
      .object({ folders: z.array(z.object({ number: z.string(), name: z.string(), documents: z.number() })) })
      .parse(rooms);
    const made = folders.filter(({ number }) => number.startsWith('04.01.'));
    expect(made).toHaveLength(1 + 5 + 10);
    expect(made.reduce((sum, { documents }) => sum + documents, 0)).toBe(500);
  });

  await test.step('a single file is dropped', async () => {
    await openFolder(page, '04 Accounting records', '04.06');
    await drop(page, [fileWith(files, 'Assets.txt', 100)]);
    await expect(page.getByText(/^1 of 1 file,/)).toBeVisible();
    await expect(page.getByText('04.06.01', { exact: true }).first()).toBeVisible();
  });

  await test.step('a lost connection is reported, uploads resume, and nothing is sent twice', async () => {
    await openFolder(page, '04 Accounting records', '04.02');
    const chosen = ['one', 'two'].map((name) => fileWith(files, `${name}.bin`, 3 * mebibyte));
    const taken: string[] = [];
    const note = (response: Response) => {
      if (response.ok() && isPart(response.request())) taken.push(response.url());
    };
    page.on('response', note);
    let cut = false;
    await page.route(bytesAddress, async (route) => {
      if (!cut && partOf(route.request()).offset > 0) {
        cut = true;
        await context.setOffline(true);
      }
      await route.continue();
    });
    await page.getByLabel('Choose files').setInputFiles(chosen);
    await expect(page.getByText('You are offline. It continues automatically.')).toBeVisible();
    await checked(page, 'an upload without a connection');
    await context.setOffline(false);
    await expect(page.getByText(/^2 of 2 files/)).toBeVisible({ timeout: 60_000 });
    await page.unroute(bytesAddress);
    page.off('response', note);
    expect(taken).toEqual([...new Set(taken)]);
    await expect(page.getByText('04.02.02', { exact: true }).first()).toBeVisible();
  });

  await test.step('after a reload the page lists unfinished files, which resume when chosen again', async () => {
    await openFolder(page, '04 Accounting records', '04.03');
    const chosen = ['three', 'four', 'five'].map((name) => fileWith(files, `${name}.bin`, 4 * mebibyte));
    // One part of the first file gets through and nothing of the others, then the tab closes.
    const first = Promise.withResolvers<string>();
    await page.route(bytesAddress, async (route) => {
      const { id, offset } = partOf(route.request());
      if (offset === 0 && id === (await first.promise)) await route.continue();
    });
    const announcing = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/uploads'),
    );
    await page.getByLabel('Choose files').setInputFiles(chosen);
    const [three = '', four = '', five = ''] = announcedIds(await (await announcing).json());
    first.resolve(three);
    await expect(page.getByText(/^0 of 3 files, 262 kB of 12\.6 MB/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('3 uploads not finished')).toBeVisible();
    // Only now, or blocked requests would be sent.
    await page.unroute(bytesAddress);
    await expect(page.getByText('262 kB of 12.6 MB uploaded.', { exact: false })).toBeVisible();
    await checked(page, 'uploads that wait for their files');
    const sent: { id: string; offset: number }[] = [];
    page.on('request', (request) => {
      if (isPart(request)) sent.push(partOf(request));
    });
    await page.getByLabel('Choose files').setInputFiles(chosen.slice(0, 2));
    await expect(page.getByText(/^2 of 2 files/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('These files were not in your selection', { exact: false })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'five.bin' }).first()).toBeVisible();
    const beginsAt = (id: string) => sent.find((part) => part.id === id)?.offset;
    expect([three, four, five].map(beginsAt)).toEqual([firstPart, 0, undefined]);
    await page.getByLabel('Choose files').setInputFiles(chosen);
    await expect(page.getByText(/^3 of 3 files/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('not finished')).toBeHidden();
    await expect(page.getByText('04.03.03', { exact: true }).first()).toBeVisible();
    expect(await page.getByText(/^04\.03\.\d\d$/).allTextContents()).toEqual([
      '04.03.01',
      '04.03.02',
      '04.03.03',
    ]);
  });

  await test.step('on a slow connection parts become smaller, and the bar moves within them', async () => {
    await openFolder(page, '04 Accounting records', '04.04');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50_000 };
    await devtools.send('Network.emulateNetworkConditions', line);
    const offsets: number[] = [];
    page.on('request', (request) => {
      if (isPart(request)) offsets.push(partOf(request).offset);
    });
    await page.evaluate(() => {
      const seen: number[] = [];
      Reflect.set(window, 'barWasAt', seen);
      new MutationObserver(() => seen.push(document.querySelector('progress')?.value ?? 0)).observe(
        document.body,
        { subtree: true, attributes: true, attributeFilter: ['value'] },
      );
    });
    await page.getByLabel('Choose files').setInputFiles(fileWith(files, 'slow.bin', 600_000));
    await expect(page.getByText(/^1 of 1 file,/)).toBeVisible({ timeout: 60_000 });
    const [start, second = 0, third = 0] = offsets;
    expect([start, second]).toEqual([0, firstPart]);
    expect(third - second).toBeGreaterThan(0);
    expect(third - second).toBeLessThan(firstPart);
    const barWasAt = z.array(z.number()).parse(await page.evaluate(() => Reflect.get(window, 'barWasAt')));
    expect(barWasAt.filter((at) => at > 0 && at < firstPart).length).toBeGreaterThan(0);
    await devtools.detach();
  });
  rmSync(files, { recursive: true });
});

const isPart = (request: Request) => /\/api\/room-uploads\/[^/]+\/bytes\?/.test(request.url());

function partOf(request: Request): { id: string; offset: number } {
  const { pathname, searchParams } = new URL(request.url());
  return { id: pathname.split('/')[3] ?? '', offset: Number(searchParams.get('offset')) };
}

function announcedIds(body: unknown): string[] {
  return z
    .object({ items: z.array(z.object({ id: z.string() })) })
    .parse(body)
    .items.map(({ id }) => id);
}

/**
 * Drops a folder with 500 files in nested folders. Playwright cannot drop a folder from disk, so it is in the
 * browser's own file system; entries and readers are the real ones.
 */
async function dropFolder(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Upload' }).evaluate(async (target) => {
    const request: unknown = Reflect.get(window, 'webkitRequestFileSystem');
    if (typeof request !== 'function') throw new Error('no file system to drop from');
    const root = await new Promise<FileSystemDirectoryEntry>((resolve, reject) =>
      request.call(window, 0, 10_000_000, (fs: FileSystem) => resolve(fs.root), reject),
    );
    const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
    const folderIn = (above: FileSystemDirectoryEntry, name: string) =>
      new Promise<FileSystemDirectoryEntry>((resolve, reject) =>
        above.getDirectory(
          name,
          { create: true },
          (made) => (isFolder(made) ? resolve(made) : reject(new Error('no folder'))),
          reject,
        ),
      );
    const ledgers = await folderIn(root, 'Ledgers');
    for (let n = 0; n < 500; n += 1) {
      const year = await folderIn(ledgers, `Year ${2020 + (n % 5)}`);
      const month = await folderIn(year, `Month ${1 + (n % 10)}`);
      const name = `entry ${String(n).padStart(3, '0')}.txt`;
      const entry = await new Promise<FileSystemEntry>((resolve, reject) =>
        month.getFile(name, { create: true }, resolve, reject),
      );
      const createWriter: unknown = Reflect.get(entry, 'createWriter');
      if (typeof createWriter !== 'function') throw new Error('no writer');
      await new Promise<void>((resolve, reject) =>
        createWriter.call(
          entry,
          (writer: { onwriteend: () => void; write(bytes: Blob): void }) => {
            writer.onwriteend = () => resolve();
            writer.write(new Blob([`Entry ${n}`]));
          },
          reject,
        ),
      );
    }
    const event = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', {
      value: { types: ['Files'], items: [{ webkitGetAsEntry: () => ledgers }] },
    });
    target.dispatchEvent(event);
  });
}

async function drop(page: Page, paths: string[]): Promise<void> {
  const region = page.getByRole('region', { name: 'Upload' });
  await expect(region).toBeVisible();
  const target = await region.boundingBox();
  if (!target) throw new Error('nothing to drop on');
  const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x, y, data });
}

function fileWith(folder: string, name: string, size: number): string {
  const path = join(folder, name);
  writeFileSync(path, Buffer.alloc(size, `${name} `));
  const then = new Date('2026-01-02T03:04:05.678Z');
  utimesSync(path, then, then);
  return path;
}
