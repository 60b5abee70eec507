import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { indexedPages, readSite } from '#http/site-files.ts';

const pages = 40;
const characters = 500_000;

test('a node keeps what it says about each page and not its text, until someone asks for the page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-still-pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (let number = 0; number < pages; number += 1) {
    await mkdir(join(folder, `page-${number}`));
    await writeFile(join(folder, `page-${number}`, 'index.html'), htmlOf(number));
  }
  const before = await used();
  const site = await readSite(folder, 'https://cairn.test');
  expect(await indexedPages(site)).toHaveLength(pages);
  // All of them would be 20 million bytes at least.
  expect((await used()) - before).toBeLessThan((pages * characters) / 4);
  const page = site.page('/page-7');
  expect((await page?.facts())?.head.title).toBe('A title that is long enough to be cut out, number 7');
  const content = await page?.content();
  expect(new TextDecoder().decode(content?.bytes)).toBe(htmlOf(7));
  expect(await page?.content()).toBe(content);
});

function htmlOf(number: number): string {
  const title = `A title that is long enough to be cut out, number ${number}`;
  return `<meta property="og:title" content="${title}"/>${'–'.repeat(characters / 2)}${'x'.repeat(characters / 2)}`;
}

/** Bytes that are still needed. */
async function used(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  // Memory outside of the heap is freed a moment after the object that owns it.
  for (let times = 0; times < 3; times += 1) {
    if (typeof gc === 'function') gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    await pause(50);
  }
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}
