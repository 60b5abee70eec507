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

export function unitArguments({ words, tier }: Choice): string[] {
  return words.length > 0 || tier === 'all' ? [...words] : [`--exclude=${longTests}`];
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
