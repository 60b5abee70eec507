import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = process.env.CHROMIUM_PATH ?? usual.find((path) => existsSync(path));

const testDir = join(import.meta.dirname, 'test/journeys');
/** Each starts an app of its own, and the next journey of its worker starts the usual one again. */
const withOwnSettings = globSync(join(testDir, '**/*.spec.ts')).filter((path) =>
  /\bsettings:/.test(readFileSync(path, 'utf8')),
);

export default defineConfig({
  testDir,
  // The ones with settings of their own are last, so that the usual app is started once for each worker.
  projects: [
    { name: 'usual', testMatch: '**/*.spec.ts', testIgnore: withOwnSettings },
    { name: 'own settings', testMatch: withOwnSettings },
  ],
  outputDir: 'test-results',
  // Each has a product of its own, whose state its journeys change one after the other; a database that is given is one.
  // The cores that it is planned for: with one more, the same journeys were no sooner done.
  workers: process.env.JOURNEY_DATABASE_URL ? 1 : 2,
  forbidOnly: true,
  // Long, for a machine that has much else to do: nothing here asserts how fast one is.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    locale: 'en-US',
    timezoneId: 'America/Denver',
    screenshot: 'only-on-failure',
    // A trace is a picture and a copy of the page at every step: a third more work. `--trace on` makes one.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        // A page lives for seconds here: to optimize its code takes more than it saves.
        '--js-flags=--no-maglev,--no-opt',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
