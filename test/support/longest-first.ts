import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest files, slowest first. On a fresh checkout there are no durations and vitest sorts by size, but the files
 * that sweep every endpoint are short: started last, they would run alone at the end.
 */
export const longestFiles: readonly string[] = [
  'test/faults/database-storm.long.test.ts',
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

function place({ moduleId }: TestSpecification): number {
  const at = longestFiles.findIndex((file) => moduleId.endsWith(`/${file}`));
  return at < 0 ? longestFiles.length : at;
}
