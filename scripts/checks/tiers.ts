import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { root } from './processes.ts';

/** The tests whose path contains one of `words`; without words, those of the tier. */
export type Choice = { words: readonly string[]; tier: 'main' | 'all' };

const longTests = '**/*.long.test.{ts,tsx}';
const mainJourneys = '**/*.main.spec.ts';

export function readChoice(args: readonly string[]): Choice {
  return { words: args.filter((one) => !one.startsWith('-')), tier: args.includes('--all') ? 'all' : 'main' };
}

/** One run of vitest, with its arguments. */
export type UnitRun = { title: string; args: readonly string[] };

/** Their tests start programs and mostly wait for them, so one more worker runs them beside the others. */
const programFolders = ['test/backup/', 'test/commands/', 'test/faults/', 'test/move/'];

export function unitRuns({ words, tier }: Choice): readonly [UnitRun, ...UnitRun[]] {
  const title = 'Rules, verbs and HTTP (vitest)';
  if (words.length > 0) return [{ title, args: words }];
  if (tier === 'main') return [{ title, args: [`--exclude=${longTests}`] }];
  return [
    { title, args: programFolders.map((folder) => `--exclude=${folder}**`) },
    {
      title: 'Programs, backups and failures (vitest)',
      // Prints each test: a file of this run can take longer than a check may be silent.
      args: ['--maxWorkers=1', '--reporter=verbose', ...programFolders],
    },
  ];
}

export function wantedUnits(choice: Choice): string[] {
  return wanted('{src,test}/**/*.test.{ts,tsx}', choice, (path) => !matchesGlob(path, longTests));
}

export function wantedJourneys(choice: Choice): string[] {
  return wanted('test/journeys/**/*.spec.ts', choice, (path) => matchesGlob(path, mainJourneys));
}

function wanted(files: string, { words, tier }: Choice, isMain: (path: string) => boolean): string[] {
  const all = globSync(files, { cwd: root }).toSorted();
  if (words.length > 0) return all.filter((path) => words.some((word) => path.includes(word)));
  return tier === 'all' ? all : all.filter(isMain);
}
