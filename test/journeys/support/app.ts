import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as plain } from '@playwright/test';
import { freePort, runApp } from '../../support/running-app.ts';
import { slowApi } from './slow-api.ts';

export const demoPassword = 'journey-journey-journey';

type JourneyApp = { url: string; dataDir: string; stop(): Promise<void> };

/**
 * The real product with the demo content, in a separate data folder: with its embedded database, or in the empty one
 * of JOURNEY_DATABASE_URL. Without rate limits, because all journeys have the same address; the main job has them.
 * SLOW_API, a seed, puts it behind a proxy that delays answers.
 */
async function startApp(settings: Record<string, string>): Promise<JourneyApp> {
  const dataDir = await mkdtemp(join(tmpdir(), `cairn-test-${process.pid}-`));
  const other = process.env.JOURNEY_DATABASE_URL;
  const [port, slowPort] = [await freePort(), await freePort()];
  const seed = process.env.SLOW_API;
  const url = `http://localhost:${seed ? slowPort : port}`;
  const slow = seed ? await slowApi(seed, slowPort, port) : null;
  const app = await runApp(dataDir, {
    PORT: String(port),
    PUBLIC_URL: url,
    DEMO: 'on',
    DEMO_SIZE: 'small',
    DEMO_PASSWORD: demoPassword,
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
