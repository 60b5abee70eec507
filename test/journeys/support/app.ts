import { rm } from 'node:fs/promises';
import { test as plain } from '@playwright/test';
import { freePort, runApp } from '../../support/running-app.ts';
import { quickTestFolder } from '../../support/throw-away-server.ts';
import { readyData } from './kept-data.ts';
import { slowApi } from './slow-api.ts';

export const demoPassword = 'journey-journey-journey';

type JourneyApp = { url: string; dataDir: string; stop(): Promise<void> };

/**
 * The real product with the demo content, in a separate data folder: with its embedded database, or in the empty one
 * of JOURNEY_DATABASE_URL. Without rate limits, because all journeys have the same address; the main job has them.
 * SLOW_API, a seed, puts it behind a proxy that delays answers.
 */
async function startApp(settings: Record<string, string>): Promise<JourneyApp> {
  const other = process.env.JOURNEY_DATABASE_URL;
  const demo = { DEMO: 'on', DEMO_SIZE: 'small', DEMO_PASSWORD: demoPassword };
  // Of another brand, or without the demo, the data is another.
  const usual = !other && !settings.DEMO && !settings.NODE_OPTIONS;
  const dataDir = usual ? await readyData(demo) : quickTestFolder();
  const [port, slowPort] = [await freePort(), await freePort()];
  const seed = process.env.SLOW_API;
  const url = `http://localhost:${seed ? slowPort : port}`;
  const slow = seed ? await slowApi(seed, slowPort, port) : null;
  const app = await runApp(dataDir, {
    PORT: String(port),
    PUBLIC_URL: url,
    ...demo,
    ...settings,
    ...(other ? { DATABASE_URL: other } : {}),
  });
  return {
    url,
    dataDir,
    stop: async () => {
      await slow?.stop();
      await app.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export const test = plain.extend<
  { leavesNoPage: undefined },
  { app: JourneyApp; settings: Record<string, string> }
>({
  // Open pages go on listening and rendering beside the journeys that follow in the same browser.
  leavesNoPage: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  settings: [{}, { scope: 'worker', option: true }],
  app: [
    async ({ settings }, use) => {
      const app = await startApp(settings);
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});
