import { describe, expect } from 'vitest';
import { startLedgerTests } from '#features/quality-of-earnings/findings/contract.ts';
import { confirmEmail } from '#test/support/broker.ts';
import { problemOf } from '#test/support/caller.ts';
import { explain, findingsOf, ledgerOfEntries, radarFor, rowsOfFinding } from '#test/support/findings.ts';
import { inviteHelper, startCheck } from '#test/support/health-checks.ts';
import { ledgersOf } from '#test/support/ledgers.ts';
import { expectOk, join } from '#test/support/people.ts';
import { type Review, readLedger, test } from './a-review.ts';
import { quietOpenings, quietYears, soldTruck, tested } from './tested.ts';

const truck = [...quietYears(), soldTruck];
const onlyOf = ({ findings }: Awaited<ReturnType<typeof findingsOf>>) => {
  const [finding] = findings;
  if (!finding || findings.length > 1) throw new Error(`${findings.length} findings`);
  return finding;
};
const startAgain = ({ owner, reviewId }: Review) =>
  owner.post(`/api/earnings-reviews/${reviewId}/findings-runs`, {});

/** The account of the truck becomes a working-capital one, with which revenue may be paired. */
async function moveMachinery({ owner, reviewId }: Review): Promise<void> {
  const change = { path: 'Machinery', seen: { code: 'FIXED', purpose: 'neither' } };
  const changes = [{ ...change, code: 'OTHER_CA', purpose: 'working_capital' }];
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}/ledger-accounts`, { changes }));
}

describe('a run', () => {
  test('begins by itself with each dataset version, and says how far it is', async ({ review }) => {
    const { owner, product, reviewId } = review;
    expect(await findingsOf(owner, reviewId)).toMatchObject({ dataset: 0, run: null, materiality: null });
    await readLedger(review, ledgerOfEntries(truck, quietOpenings));
    expect((await findingsOf(owner, reviewId)).run).toMatchObject({ status: 'running', step: 0 });
    await product.runJobs();
    expect((await findingsOf(owner, reviewId)).run).toMatchObject({ status: 'done' });
  });

  test('is made once, and again only after accounts were changed', async ({ review }) => {
    const { owner, product, reviewId } = review;
    expect(await problemOf(await startAgain(review))).toMatchObject({ status: 409, code: 'no-ledger-yet' });
    const before = onlyOf(await tested(review, truck));
    expect(before).toMatchObject({ test: 'unusual-pairs', state: 'open', severity: 'ask' });
    expect(await problemOf(await startAgain(review))).toMatchObject({ status: 409, code: 'tests-current' });
    await moveMachinery(review);
    expect((await findingsOf(owner, reviewId)).run).toMatchObject({ status: 'done', outdated: true });
    startLedgerTests.reply.parse(await expectOk(startAgain(review)));
    expect(await problemOf(await startAgain(review))).toMatchObject({ status: 409, code: 'tests-running' });
    await product.runJobs();
    const { findings, run } = await findingsOf(owner, reviewId);
    expect(run).toMatchObject({ status: 'done', outdated: false });
    expect(findings).toEqual([]);
  });

  test('of an earlier version keeps its findings', async ({ review }) => {
    const { owner, product, reviewId } = review;
    const old = onlyOf(await tested(review, truck));
    const [file] = await ledgersOf(owner, reviewId);
    await readLedger(review, ledgerOfEntries(quietYears(), quietOpenings), { replaces: file?.id ?? null });
    await product.runJobs();
    expect((await findingsOf(owner, reviewId)).findings).toEqual([]);
    expect(onlyOf(await findingsOf(owner, reviewId, 1))).toEqual(old);
    expect((await rowsOfFinding(owner, old.id)).items).toMatchObject([{ name: 'Dealer', amount: 20_012 }]);
  });
});

describe('an explanation', () => {
  test('is given by the owner, and taken back', async ({ review }) => {
    const { owner, reviewId } = review;
    const { id } = onlyOf(await tested(review, truck));
    expect(await explain(owner, id, 'We sold a truck.')).toMatchObject({
      ...{ state: 'explained', explanation: 'We sold a truck.', version: 2 },
    });
    const stale = owner.put(`/api/earnings-findings/${id}/explanation`, { text: 'Late.', version: 1 });
    expect(await problemOf(await stale)).toMatchObject({ status: 409, code: 'stale' });
    expect(await explain(owner, id, '', 2)).toMatchObject({
      state: 'open',
      explanation: null,
      explainedAt: null,
    });
    expect(onlyOf(await findingsOf(owner, reviewId)).version).toBe(3);
  });

  test('stays with the same finding of a newer version, and is asked for again if it differs', async ({
    review,
  }) => {
    const { owner, product, reviewId } = review;
    const { id } = onlyOf(await tested(review, truck));
    await explain(owner, id, 'We sold a truck.');
    const replaceBy = async (entries: typeof truck) => {
      const current = (await ledgersOf(owner, reviewId)).find(({ until }) => until === null);
      await readLedger(review, ledgerOfEntries(entries, quietOpenings), { replaces: current?.id ?? null });
      await product.runJobs();
      return onlyOf(await findingsOf(owner, reviewId));
    };
    const [first, ...rest] = quietYears();
    const other = first ? [{ ...first, memo: 'Another memo' }, ...rest] : rest;
    expect(await replaceBy([...other, soldTruck])).toMatchObject({
      ...{ state: 'explained', explanation: 'We sold a truck.' },
    });
    const second = { ...soldTruck, day: '2025-09-12', number: 'X2' };
    expect(await replaceBy([...other, soldTruck, second])).toMatchObject({
      ...{ state: 'open', explanation: 'We sold a truck.', dollars: 40_024 },
    });
  });

  test('is not given by people who were invited to the books, who see no price either', async ({
    review,
  }) => {
    const { owner, product, reviewId, businessId } = review;
    const { id } = onlyOf(await tested(review, truck));
    const checkId = await startCheck(owner, businessId);
    const keeper = await join(product, 'Bo Keeper');
    await confirmEmail(product, keeper);
    const invitation = await inviteHelper(owner, checkId, keeper.email, { sections: ['risk'], books: true });
    await expectOk(keeper.post(`/api/check-helpers/${invitation}/moves`, { to: 'active', version: 1 }));
    expect((await findingsOf(keeper, reviewId)).findings).toHaveLength(1);
    expect((await rowsOfFinding(keeper, id)).items).toHaveLength(1);
    const refused = await keeper.put(`/api/earnings-findings/${id}/explanation`, {
      text: 'A truck.',
      version: 1,
    });
    expect(refused.status).toBe(404);
    expect((await keeper.get(`/api/earnings-reviews/${reviewId}/radar`)).status).toBe(404);
    expect((await radarFor(owner, reviewId)).steps).toHaveLength(1);
  });
});
