import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { listReviews } from '#features/quality-of-earnings/reviews/contract.ts';
import { addBankFileTo, bankCsvOf, sayStatement, sendBankFile } from '#test/support/bank-statements.ts';
import { confirmEmail, giveMandate } from '#test/support/broker.ts';
import { askForDatabook } from '#test/support/databooks.ts';
import { aDraft, writeListing } from '#test/support/deal.ts';
import { rowsOfFinding } from '#test/support/findings.ts';
import { inviteHelper, startCheck } from '#test/support/health-checks.ts';
import {
  addAdjustmentTo,
  chooseLines,
  onlineLedger,
  reviewOf,
  sendLedger,
  startReviewOf,
  usualPriceTerms,
} from '#test/support/ledgers.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { type Review, readLedger, test } from './a-review.ts';
import { soldTruck, tested } from './tested.ts';

async function helperOf({ product, owner, businessId }: Review, name: string, share: object) {
  const checkId = await startCheck(owner, businessId);
  const who = await join(product, name);
  await confirmEmail(product, who);
  const id = await inviteHelper(owner, checkId, who.email, share);
  await expectOk(who.post(`/api/check-helpers/${id}/moves`, { to: 'active', version: 1 }));
  return who;
}

describe('a review', () => {
  test('is for people who were invited to the books, and for no other helper', async ({ review }) => {
    const { reviewId } = review;
    const keeper = await helperOf(review, 'Bo Keeper', { sections: ['risk'], books: true });
    expect(await reviewOf(keeper, reviewId)).toMatchObject({ side: 'helper' });
    await sendLedger(keeper, reviewId, onlineLedger('Ann Ace'));
    expect((await keeper.delete(`/api/earnings-reviews/${reviewId}`)).status).toBe(404);
    const other = await helperOf(review, 'Sela Section', { sections: ['risk'] });
    expect((await other.get(`/api/earnings-reviews/${reviewId}`)).status).toBe(404);
    expect((await other.post('/api/earnings-reviews', { businessId: review.businessId })).status).toBe(404);
  });

  test('can be started for a client, who is named by the listing until then', async ({ review }) => {
    const { product, owner, reviewId, businessId } = review;
    await expectOk(owner.delete(`/api/earnings-reviews/${reviewId}`));
    const { id: listingId, version } = await writeListing(owner, businessId, aDraft());
    const startable = async (who: Someone) =>
      listReviews.reply.parse(await expectOk(who.get('/api/earnings-reviews'))).startable;
    const [mayApprove, screens] = [await join(product, 'Wanda Mandate'), await join(product, 'Vera Vetter')];
    for (const who of [mayApprove, screens]) await product.grant(who.id, 'broker');
    await giveMandate(product, { seller: owner, broker: mayApprove, listingId, mayApprove: true });
    await giveMandate(product, { seller: owner, broker: screens, listingId });
    const untitled = { businessId, businessName: 'A listing that is not public now', side: 'broker' };
    expect(await startable(mayApprove)).toEqual([untitled]);
    await expectOk(owner.post(`/api/listing/${listingId}/moves`, { to: 'live', version }));
    expect(await startable(mayApprove)).toEqual([{ ...untitled, businessName: aDraft().teaser.title }]);
    expect(await startable(screens)).toEqual([]);
    expect(await startable(owner)).toMatchObject([{ businessId, side: 'owner' }]);
    await expectOk(mayApprove.post('/api/earnings-reviews', { businessId }));
    expect(await startable(owner)).toEqual([]);
  });

  test('does not exist for strangers and admins', async ({ review }) => {
    const { product, reviewId } = review;
    const file = await readLedger(review, onlineLedger('Ann Ace'));
    const admin = await join(product, 'Ada Admin');
    await product.grant(admin.id, 'admin');
    for (const who of [await join(product, 'Stan Stranger'), admin])
      for (const path of [
        '',
        '/ledger-files',
        '/ledger-accounts',
        '/figures',
        '/adjusted-earnings',
        '/revenue-quality',
        '/working-capital',
        '/findings',
        '/radar',
        '/databooks',
        '/schedules',
        '/bank-files',
        '/cash-proof',
        '/bank-lines?first=2025-01&last=2025-12',
        '/ledger-rows?dataset=1&formula=ebitda&first=2025-01&last=2025-12',
      ])
        expect((await who.get(`/api/earnings-reviews/${reviewId}${path}`)).status, path).toBe(404);
    expect((await admin.delete(`/api/ledger-files/${file.id}`)).status).toBe(404);
    const bank = await addBankFileTo(review.owner, reviewId, bankCsvOf([['2025-01-05', 1, 'Ann Ace']], 0));
    expect((await admin.delete(`/api/bank-files/${bank.id}`)).status).toBe(404);
    expect((await sendBankFile(admin, reviewId, 'Date,Amount\n2025-01-05,1.00\n')).status).toBe(404);
  });

  test('is one for each business', async ({ review }) => {
    expect(await startReviewOf(review.owner, review.businessId)).toBe(review.reviewId);
  });
});

test('deleting a review leaves nothing of it in any table', async ({ review }) => {
  const { owner, reviewId, product } = review;
  await readLedger(review, onlineLedger('Ann Ace'));
  const { findings } = await tested(review, [soldTruck]);
  expect((await rowsOfFinding(owner, findings[0]?.id ?? '')).items).toHaveLength(1);
  const adjustment = await addAdjustmentTo(owner, reviewId);
  const all = { code: 'RENT', first: '2025-01', last: '2025-12' };
  await expectOk(chooseLines(owner, adjustment, { version: 1, all }));
  const terms = { ...usualPriceTerms, version: 0 };
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}/price-terms`, terms));
  const bank = await addBankFileTo(owner, reviewId, bankCsvOf([['2025-01-05', 1, 'Ann Ace']], 0));
  const account = { kind: 'bank', name: 'Checking', lastFour: '' };
  const statement = bank.statements[0]?.number ?? 0;
  await expectOk(sayStatement(owner, bank.id, { statement, account }));
  await askForDatabook(owner, reviewId, 'names');
  await product.runJobs();
  await expectOk(owner.delete(`/api/earnings-reviews/${reviewId}`));
  await product.runJobs();
  expect((await owner.get(`/api/earnings-reviews/${reviewId}`)).status).toBe(404);
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from general_ledger_line) + (select count(*) from general_ledger_file)
      + (select count(*) from general_ledger_account) + (select count(*) from general_ledger_roll_up)
      + (select count(*) from general_ledger_part) + (select count(*) from earnings_dataset)
      + (select count(*) from earnings_adjustment) + (select count(*) from earnings_adjustment_line)
      + (select count(*) from earnings_price_terms)
      + (select count(*) from earnings_test_run) + (select count(*) from earnings_finding)
      + (select count(*) from earnings_finding_line)
      + (select count(*) from bank_file) + (select count(*) from bank_statement) + (select count(*) from bank_line)
      + (select count(*) from bank_account) + (select count(*) from cash_explanation) + (select count(*) from bank_columns)
      + (select count(*) from stored_file where key like 'bank-statements/%')
      + (select count(*) from earnings_databook) + (select count(*) from earnings_databook_part)
      + (select count(*) from stored_file where key like 'databooks/%')
      + (select count(*) from stored_file where key like 'general-ledgers/%') as n`.execute(
    product.database.db,
  );
  expect(rows[0]?.n).toBe(0);
});
