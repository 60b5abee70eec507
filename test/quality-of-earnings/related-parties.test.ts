import { expect } from 'vitest';
import type { RelatedParty } from '#features/quality-of-earnings/findings/domain/related-parties.ts';
import { getRelatedParties } from '#features/quality-of-earnings/findings/related-contract.ts';
import { problemOf } from '#test/support/caller.ts';
import { type Entry, explain, findingsOf, ledgerOfEntries, rowsOfFinding } from '#test/support/findings.ts';
import { expectOk, join } from '#test/support/people.ts';
import { type Review, readLedger, test } from './a-review.ts';
import { quietOpenings, quietYears, tested } from './tested.ts';

const paid = (name: string, cents: number, memo = ''): Entry => ({
  ...{ day: '2025-08-12', type: 'Check', name, memo },
  sides: [
    ['Repairs', cents],
    ['Checking', -cents],
  ],
});
const books = [
  ...quietYears(),
  paid('Baker, Tom', 40_012),
  // Below the posting threshold: of those on the list every cost counts.
  paid('BLUE DOOR HOLDINGS', 9_012),
  paid('', 20_012, 'Blue Door Holdings for July'),
  paid('Tom Bakery Supply', 30_012),
];
const listed: RelatedParty[] = [
  { name: 'Tom Baker', relation: 'sibling' },
  { name: 'Blue Door Holdings LLC', relation: 'company' },
];

const at = (reviewId: string) => `/api/earnings-reviews/${reviewId}/related-parties`;
const put = ({ owner, reviewId }: Review, parties: readonly RelatedParty[], version: number) =>
  owner.put(at(reviewId), { parties, version });
const listOf = async ({ owner, reviewId }: Review) =>
  getRelatedParties.reply.parse(await expectOk(owner.get(at(reviewId))));

test('costs paid to those on the list become a finding, and no longer once they are taken off', async ({
  review,
}) => {
  const { owner, product, reviewId } = review;
  expect(await listOf(review)).toEqual({ parties: [], version: 0 });
  const before = await tested(review, books);
  expect(before.findings).toEqual([]);
  expect(before.missing.map(({ test }) => test)).toContain('related-parties');

  await expectOk(put(review, listed, 0));
  expect(await listOf(review)).toEqual({ parties: listed, version: 1 });
  expect((await findingsOf(owner, reviewId)).run).toMatchObject({ status: 'running', step: 0 });
  await product.runJobs();
  const { findings, run, missing } = await findingsOf(owner, reviewId);
  expect(run).toMatchObject({ status: 'done', outdated: false });
  expect(missing.map(({ test }) => test)).not.toContain('related-parties');
  const [found] = findings;
  expect(findings).toMatchObject([{ test: 'possible-relatives', subject: 'Repairs', dollars: 69_036 }]);
  const { items } = await rowsOfFinding(owner, found?.id ?? '');
  expect(items.map(({ name }) => name).toSorted()).toEqual(['', 'BLUE DOOR HOLDINGS', 'Baker, Tom']);

  await explain(owner, found?.id ?? '', 'My brother repairs our trucks at the usual rate.');
  await expectOk(put(review, [], 1));
  await product.runJobs();
  const after = await findingsOf(owner, reviewId);
  expect(after.findings).toEqual([]);
  expect(after.missing.map(({ test }) => test)).toContain('related-parties');
});

test('a change while the tests run is looked at, too', async ({ review }) => {
  const { owner, product, reviewId } = review;
  await readLedger(review, ledgerOfEntries(books, quietOpenings));
  await expectOk(put(review, listed.slice(0, 1), 0));
  await expectOk(put(review, listed, 1));
  await product.runJobs();
  const { run, findings } = await findingsOf(owner, reviewId);
  expect(run).toMatchObject({ status: 'done', outdated: false });
  expect(findings).toMatchObject([{ test: 'possible-relatives', dollars: 69_036 }]);
});

test('only the owner changes the list, with the version they saw, each name once', async ({ review }) => {
  const stranger = await join(review.product, 'Nosy Neighbor', ['buyer']);
  expect((await stranger.get(at(review.reviewId))).status).toBe(404);
  expect((await stranger.put(at(review.reviewId), { parties: listed, version: 0 })).status).toBe(404);
  await expectOk(put(review, listed, 0));
  expect(await problemOf(await put(review, [], 0))).toMatchObject({ status: 409, code: 'stale' });
  const [one] = listed;
  for (const parties of [[one, { ...one, name: 'TOM BAKER' }], [{ name: 'A.', relation: 'child' }]])
    expect((await put(review, parties as RelatedParty[], 1)).status).toBe(400);
  expect(await listOf(review)).toEqual({ parties: listed, version: 1 });
});

test('the list is sealed in the database, and goes with the review', async ({ review }) => {
  await expectOk(put(review, listed, 0));
  const rows = () => review.product.database.db.selectFrom('earnings_related_parties').selectAll().execute();
  const [row] = await rows();
  expect(row?.count).toBe(2);
  expect(row?.parties.toString('latin1')).not.toContain('Baker');
  await expectOk(review.owner.delete(`/api/earnings-reviews/${review.reviewId}`));
  expect(await rows()).toEqual([]);
});
