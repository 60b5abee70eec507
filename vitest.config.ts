import { defineConfig } from 'vitest/config';
import { withChildPrograms } from './scripts/child-programs.ts';
import { LongestFirst } from './test/support/longest-first.ts';

export default defineConfig({
  plugins: [{ name: 'child-programs', enforce: 'pre', transform: (code, id) => withChildPrograms(code, id) }],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    setupFiles: ['test/support/property-seed.ts'],
    globalSetup: ['test/support/global-database.ts', 'test/platform/bundled-programs.ts'],
    pool: 'threads',
    isolate: false,
    // The cores that it is planned for. With one more, the same tests take a fifth more of the processor.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Long, for a machine that has much else to do: nothing here asserts how fast one is.
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    // The default is one second.
    expect: { poll: { timeout: 600_000, interval: 20 } },
  },
});
