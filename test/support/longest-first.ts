import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest files, slowest first. On a fresh checkout there are no durations and vitest sorts by size, but the files
 * that sweep every endpoint are short: started last, they would run alone at the end.
 */
export const longestFiles: readonly string[] = [
  'test/commands/commands.long.test.ts',
  'test/attack/hostile-input.long.test.ts',
  'test/faults/kill-nine.long.test.ts',
  'test/attack/roles.long.test.ts',
  'test/backup/under-load.long.test.ts',
  'test/faults/kill-soak.long.test.ts',
  'test/disclosure/sweep.long.test.ts',
  'test/rooms/linked-files.long.test.ts',
  'test/backup/moments.long.test.ts',
  'test/backup/by-itself.long.test.ts',
  'test/rooms/zip-writer.long.test.ts',
  'test/quality-of-earnings/scanned-statements.long.test.ts',
  'test/faults/database-storm.long.test.ts',
  'test/platform/built-folder.long.test.ts',
  'test/faults/two-nodes.long.test.ts',
  'test/backup/bucket.long.test.ts',
  'test/ndas/own-pdf.long.test.ts',
  'test/finder/find.long.test.ts',
  'test/rooms/viewing.long.test.ts',
  'test/attack/access-tokens.long.test.ts',
  'test/assistant/disclosure.long.test.ts',
  'test/rooms/scans.long.test.ts',
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
