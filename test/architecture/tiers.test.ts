import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { readChoice, unitRuns, wantedJourneys, wantedUnits } from '../../scripts/checks/tiers.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const found = (files: string) => globSync(files, { cwd: root }).toSorted();
const units = found('{src,test}/**/*.test.{ts,tsx}');
const journeys = found('test/journeys/**/*.spec.ts');
const [main, all] = [readChoice([]), readChoice(['--all'])];

const mainJourneys = [
  'accounts', // confirm an address, replace a password, sign in and out
  'admin', // give roles, lock out, look as a person, close an account
  'health-check', // answer, value, report
  'main-job', // from sign-up to a signed NDA, approval and revocation
  'marketplace', // find, compare, watch
  'offers', // engage a broker, offer, counter, accept
  'public-site', // what visitors read, in both themes, on a phone and with the keyboard
  'rooms', // fill a deal room, publish, open it to a buyer
  'whole-deal', // everyone in one deal until it is sold
];

test('npm run test:all runs everything', () => {
  expect(wantedUnits(all)).toEqual(units);
  const [rest, programs, ...more] = unitRuns(all);
  const words = (programs?.args ?? []).filter((one) => !one.startsWith('-'));
  const left = rest.args.map((one) => one.replace('--exclude=', ''));
  const inPrograms = units.filter((path) => words.some((word) => path.includes(word)));
  expect(inPrograms.length).toBeGreaterThan(20);
  expect(units.filter((path) => left.some((glob) => matchesGlob(path, glob)))).toEqual(inPrograms);
  expect(more).toEqual([]);
  expect(wantedJourneys(all)).toEqual(journeys);
});

test('npm test runs everything except the long tests and the journeys outside the main jobs', () => {
  const long = units.filter((path) => /\.long\.test\.tsx?$/.test(path));
  expect(long.length).toBeGreaterThan(10);
  expect(wantedUnits(main)).toEqual(units.filter((path) => !long.includes(path)));
  expect(unitRuns(main).map(({ args }) => args)).toEqual([['--exclude=**/*.long.test.{ts,tsx}']]);
  expect(wantedJourneys(main)).toEqual(mainJourneys.map((name) => `test/journeys/${name}.main.spec.ts`));
});

test('words select tests of both tiers', () => {
  const words = ['verify'];
  expect(wantedJourneys(readChoice(words))).toEqual(journeys.filter((path) => path.includes('verify')));
  expect(wantedUnits(readChoice(words))).toEqual(units.filter((path) => path.includes('verify')));
  expect(unitRuns(readChoice(words)).map(({ args }) => args)).toEqual([words]);
});

test('only “long” or “main” in the file name decides the tier', () => {
  const name = /^[\w-]+(?:\.property)?(?:\.long)?\.test\.tsx?$|^[\w-]+(?:\.main)?\.spec\.ts$/;
  expect([...units, ...journeys].filter((path) => !name.test(path.replace(/.*\//, '')))).toEqual([]);
});

test('CI runs everything, and README and CONTRIBUTING name both commands', () => {
  expect(read('.ci/run')).toContain('\nexec npm run test:all\n');
  for (const page of ['README.md', 'CONTRIBUTING.md']) {
    expect(read(page)).toContain('npm test ');
    expect(read(page)).toContain('npm run test:all');
  }
});
