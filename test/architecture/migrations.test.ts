import { expect, test } from 'vitest';
import { migrationsFolder, readMigrations } from '#platform/db/migrate.ts';

/** Some up to here stop nodes of the version before. */
const ruledAfter = 89;

/** What a node of the version before, which still writes during a rolling upgrade, cannot live with. Of one clause. */
const breaking: readonly [what: string, isIn: (clause: string) => boolean][] = [
  [
    'a column that must be given: give it a default, or let it be null',
    (clause) =>
      /\badd\s+(?!constraint\b)/i.test(clause) &&
      /\bnot\s+null\b/i.test(clause) &&
      !/\b(default|generated)\b/i.test(clause),
  ],
  ['a column that may no longer be empty', (clause) => /\bset\s+not\s+null\b/i.test(clause)],
  ['a column or table removed', (clause) => /\bdrop\s+(column|table)\b/i.test(clause)],
  ['a column or table renamed', (clause) => /\brename\s+(column|to|\w+\s+to)\b/i.test(clause)],
  [
    'another type of a column',
    (clause) => /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i.test(clause),
  ],
];

/** With why no node of the version before is in the way: it neither reads nor writes it any more. */
const contracted: Readonly<Record<number, string>> = {};

function faultsIn(text: string): string[] {
  const code = text.replaceAll(/--.*$/gm, '').replaceAll(/'(?:[^']|'')*'/g, "''");
  // A table that the same migration makes is unknown to the version before.
  const made = new Set([...code.matchAll(/\bcreate\s+table\s+(\w+)/gi)].map(([, name]) => name));
  return code
    .split(';')
    .filter((statement) => !/^\s*create\s/i.test(statement))
    .filter((statement) => !made.has(/\balter\s+table\s+(?:only\s+)?(\w+)/i.exec(statement)?.[1]))
    .flatMap((statement) => withoutParentheses(statement).split(','))
    .flatMap((clause) => breaking.flatMap(([what, isIn]) => (isIn(clause) ? [what] : [])));
}

function withoutParentheses(text: string): string {
  const less = text.replaceAll(/\([^()]*\)/g, ' ');
  return less === text ? text : withoutParentheses(less);
}

test('migrations expand first: nodes of the version before go on during a rolling upgrade', () => {
  const faults = readMigrations(migrationsFolder)
    .filter(({ number }) => number > ruledAfter && !contracted[number])
    .flatMap(({ number, name, text }) => faultsIn(text).map((fault) => `${number}_${name}: ${fault}`));
  expect(faults).toEqual([]);
});

test.each([
  'alter table offer add column round integer not null;',
  'alter table offer add round integer not null, add column note text;',
  'alter table offer add column note text, add column round integer not null check (round > 0);',
  'alter table offer alter column note set not null;',
  'alter table offer drop column note;',
  'drop table offer;',
  'alter table offer rename column note to remark;',
  'alter table offer rename to offers;',
  'alter table offer alter column round type bigint;',
])('it is noticed: %s', (text) => {
  expect(faultsIn(text)).toHaveLength(1);
});

test.each([
  'alter table offer add column round integer not null default 1, add column note text;',
  "alter table offer add column note text default 'a, b' not null;",
  'alter table offer add column words tsvector not null generated always as (to_tsvector(note)) stored;',
  'alter table offer add column note text check (note is not null or round > 0);',
  'alter table offer add constraint noted check (note is not null);',
  'create table bid (id uuid primary key, note text not null); alter table bid add column more text not null;',
  'alter table offer alter column note drop not null;',
  '-- drop table offer;',
  "comment on column offer.note is 'Do not drop table offer';",
])('it is none: %s', (text) => {
  expect(faultsIn(text)).toEqual([]);
});
