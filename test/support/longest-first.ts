import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest first. A fresh checkout knows no durations and goes by size, but what
 * sweeps every endpoint is short to write: begun last, it runs alone.
 */
export const longestFiles: readonly string[] = [
  'test/attack/hostile-input.long.test.ts',
  'test/ndas/plain-pdf.long.test.ts',
  'test/faults/kill-nine.long.test.ts',
  'test/disclosure/sweep.long.test.ts',
  'test/commands/commands.long.test.ts',
  'test/rooms/archives.long.test.ts',
  'test/ndas/print-nda.long.test.ts',
  'test/faults/kill-archive.long.test.ts',
  'test/attack/roles.long.test.ts',
  'test/disclosure/channels.long.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}

/** All others stay as they were, behind them. */
function place({ moduleId }: TestSpecification): number {
  const at = longestFiles.findIndex((file) => moduleId.endsWith(`/${file}`));
  return at < 0 ? longestFiles.length : at;
}
