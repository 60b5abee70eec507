/**
 * `npm run screens`: screenshots of the production build. Names choose scenes: `npm run screens -- dashboard verify`.
 * `--short` is a smoke test.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pngQuantize } from '@napi-rs/image';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { themeKey } from '#kit/theme.ts';
import { isTooWide } from '#test/journeys/support/sideways.ts';
import { runApp } from '#test/support/running-app.ts';
import { withBrand } from '#test/support/with-brand.ts';
import { findChromium } from './checks/chromium.ts';
import { demoPassword, type LivedIn, liveIn } from './screens/lived-in.ts';
import type { Scene, Who } from './screens/scene.ts';
import { scenes } from './screens/scenes.ts';
import { buildWeb } from './web-build.ts';

const short = process.argv.includes('--short');
const folder = join(import.meta.dirname, '../screens');
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1_024 },
  { width: 1_440, height: 900 },
].slice(0, short ? 1 : 3);
const themes = (['dark', 'light'] as const).slice(0, short ? 1 : 2);
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

const wanted = short ? ['dashboard'] : process.argv.slice(2);
const unknown = wanted.filter((name) => !scenes.some((scene) => scene.name === name));
if (unknown.length > 0)
  throw new Error(`No scene is called ${unknown.join(', ')}: ${scenes.map(({ name }) => name).join(', ')}.`);
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

await buildWeb();
const dataDir = await mkdtemp(join(tmpdir(), `cairn-screens-${process.pid}-`));
const app = await runApp(dataDir, {
  DEMO: 'on',
  DEMO_SIZE: 'small',
  DEMO_PASSWORD: demoPassword,
  ...withBrand('selling-brand'),
});
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
try {
  const lived = await liveIn(app.url);
  for (const [who, theirs] of Map.groupBy(chosen, ({ who }) => who)) {
    const page = await openAs(browser, who);
    for (const scene of theirs) await takeAll(page, scene, lived);
    await page.context().close();
  }
} finally {
  await browser.close();
  await app.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

async function openAs(on: Browser, who: Who): Promise<Page> {
  const context = await on.newContext({
    baseURL: app.url,
    locale: 'en-US',
    timezoneId: 'America/Denver',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (who === 'visitor') return page;
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${who}@demo.example`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/user/dashboard');
  return page;
}

async function takeAll(page: Page, scene: Scene, lived: LivedIn): Promise<void> {
  for (const { width, height } of sizes) {
    for (const theme of themes) {
      await page.setViewportSize({ width, height });
      await page.goto(scene.path(lived), { waitUntil: 'domcontentloaded' });
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [themeKey, theme] as const);
      await page.reload({ waitUntil: 'networkidle' });
      await scene.ready?.(page);
      await expect(page.locator('.breathe')).toHaveCount(0, { timeout: 20_000 });
      await page.evaluate(() => document.fonts.ready);
      if (await isTooWide(page)) throw new Error(`${scene.name} is wider than its ${width} px`);
      // The window is as high as the page: sticky elements would be in the middle of a longer picture.
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      if (scene.whole ?? true) await page.setViewportSize({ width, height: Math.max(whole, height) });
      const png = await page.screenshot();
      const small = await pngQuantize(png, { maxQuality: 80, minQuality: 40 });
      if (!short) await writeFile(join(folder, `${scene.name}-${width}-${theme}.png`), small);
    }
  }
  console.log(scene.name);
}
