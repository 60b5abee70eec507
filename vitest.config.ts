import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    setupFiles: ['test/support/property-seed.ts'],
    globalSetup: ['test/support/global-database.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // Long, for a machine that has much else to do: nothing here asserts how fast one is.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
