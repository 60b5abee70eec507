import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { writeReport } from '#test/support/earnings-reports.ts';
import { type Entry, ledgerOfEntries } from '#test/support/findings.ts';
import { addAdjustmentTo, chooseLines, sendLedger, startReviewOf } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { handsOf, putIntoRoom } from './support/a-report.ts';
import { liveListing } from './support/a-request.ts';
import { approvedBuyer, giveEverybody, openRoom } from './support/a-room.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { inBothThemes } from './support/both-themes.ts';
import { checked } from './support/checked.ts';
import { confirmAddress } from './support/confirm-address.ts';
import { confirm, signIn, signUp } from './support/steps.ts';

const [secret, title] = ['Contested Works LLC', 'Dues of the sailing club'];

/** A year and the months since: each has a sale, and dues that the owner paid for themselves. */
function books(): Entry[] {
  const now = new Date();
  return Array.from({ length: 36 + now.getUTCMonth() }, (_, at): Entry[] => {
    const day = new Date(Date.UTC(now.getUTCFullYear() - 3, at, 15)).toISOString().slice(0, 10);
    const of = (number: string, name: string, sides: Entry['sides']): Entry => ({
      ...{ day, type: 'Journal', number: `${number}${at}`, name, sides },
    });
    return [
      of('S', 'Ann Ace', [
        ['Checking', 1_250_000],
        ['Sales', -1_250_000],
      ]),
      of('D', 'Harbor Club', [
        ['Meals and entertainment', 50_000],
        ['Checking', -50_000],
      ]),
    ];
  }).flat();
}

/** Returns the review. */
async function publishedReport(seller: Page, listing: string, room: string): Promise<string> {
  const hands = await handsOf(seller);
  const { businessId } = z
    .looseObject({ businessId: z.string() })
    .parse(await api(seller, 'GET', `/api/listing/${listing}/draft`));
  const review = await startReviewOf(hands, businessId);
  await sendLedger(hands, review, ledgerOfEntries(books()));
  const shown = z.looseObject({ dataset: z.number() });
  await expect
    .poll(
      async () => shown.parse(await api(seller, 'GET', `/api/earnings-reviews/${review}/reports`)).dataset,
    )
    .toBeGreaterThan(0);
  const adjustment = await addAdjustmentTo(hands, review, { code: 'O-PERK', title, why: 'It is private.' });
  const year = new Date().getUTCFullYear();
  const all = { code: 'TRAVEL_MEALS', first: `${year - 3}-01`, last: `${year}-12` };
  await expectOk(chooseLines(hands, adjustment, { version: 1, all }));
  const report = await writeReport(hands, review, 'summary');
  await putIntoRoom(seller, { review, report, room });
  return review;
}

test('a buyer contests an adjustment, the seller answers, a CPA decides, and both see earnings three ways', async ({
  browser,
}) => {
  test.slow();
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer, cpa, admin] = [await person(), await person(), await person(), await person()];
  await signIn(admin, 'admin@demo.example');
  const listing = await liveListing(seller, { seller: 'Otto Owner', business: secret });
  await approvedBuyer(seller, buyer, listing, 'Berta Buyer');
  await signUp(cpa, 'Quorra Ledger');
  await confirmAddress(admin, cpa, 'quorra.ledger@journey.example');
  const room = await openRoom(seller, listing);
  await giveEverybody(seller, room, 'view');
  const review = await publishedReport(seller, listing, room);
  const path = `/deal-rooms/${room}/add-backs`;
  const column = (page: Page, name: string) =>
    page
      .getByRole('region', { name: 'Earnings, three ways' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  const contest = (page: Page) => page.getByRole('article', { name: /^Contest of/ });

  await test.step('the buyer sees the adjustment by its kind, and contests it', async () => {
    await buyer.goto(`/deal-rooms/${room}`);
    await buyer.getByRole('link', { name: 'Adjustments' }).click();
    await expect(column(buyer, 'Uncontested')).toContainText('$150,000');
    await expect(column(buyer, 'Evidenced')).toContainText('$147,000');
    await expect(buyer.locator('body')).not.toContainText(title);
    await buyer.getByRole('button', { name: 'Contest', exact: true }).click();
    await buyer.getByRole('radio', { name: 'The business needs it' }).click();
    await buyer.getByLabel('Explanation').fill('Customers are met at the club.');
    await checked(buyer, 'contesting an adjustment');
    await confirm(buyer, 'Send');
    await expect(contest(buyer)).toContainText('Waits for the seller');
    await expect(column(buyer, 'Uncontested')).toContainText('$144,000');
    await checked(buyer, 'a contested adjustment');
  });

  await test.step('the seller answers with evidence that is there', async () => {
    await seller.goto(path);
    await expect(contest(seller)).toContainText('by Berta Buyer');
    await contest(seller).getByRole('button', { name: 'Answer' }).click();
    await seller.getByLabel('Answer', { exact: true }).fill('It is a family membership.');
    await seller.getByRole('checkbox', { name: 'Its ledger entries' }).click();
    await checked(seller, 'answering a contest');
    await confirm(seller, 'Send answer');
    await expect(contest(seller)).toContainText('Answered, not decided');
  });

  await test.step('the CPA whom the buyer invites reads both sides, nothing else, and decides', async () => {
    await buyer.reload();
    await contest(buyer).getByRole('button', { name: 'Invite a CPA' }).click();
    await buyer.getByLabel('Email address of the CPA').fill('quorra.ledger@journey.example');
    await confirm(buyer, 'Send invitation');
    await expect(contest(buyer)).toContainText('quorra.ledger@journey.example');
    await cpa.goto('/deal-rooms/questions');
    await expect(contest(cpa)).toContainText('It is a family membership.');
    await expect(cpa.locator('body')).not.toContainText(/Berta|Otto|Contested Works|sailing/);
    await contest(cpa).getByRole('button', { name: 'Decide' }).click();
    await cpa.getByRole('radio', { name: 'Supported in part' }).click();
    await cpa.getByLabel('Amount that you support').fill('2,000');
    await cpa.getByLabel('Reasons').fill('A third is private.');
    await cpa.getByLabel('Your CPA license').fill('UT 12345');
    await checked(cpa, 'deciding a contest');
    await confirm(cpa, 'Send decision');
    await expect(contest(cpa)).toContainText('Supported in part: $2,000');
    await checked(cpa, 'a decided contest, for the CPA');
  });

  for (const page of [buyer, seller])
    await test.step('both sides see the decision and the three earnings', async () => {
      await inBothThemes(page, path, async (face) => {
        await expect(contest(page)).toContainText('by Quorra Ledger, invited by the buyer');
        await expect(column(page, 'Claimed')).toContainText('$150,000');
        await expect(column(page, 'Evidenced')).toContainText('$147,000');
        await expect(column(page, 'Uncontested')).toContainText('$146,000');
        await checked(page, face);
      });
    });

  const reports = `/analysis/pre-diligence/${review}/report`;
  await test.step('the seller invites the CPA to read the report, and writes the final one', async () => {
    await seller.goto(reports);
    await seller.getByRole('button', { name: 'Invite a CPA' }).click();
    await seller.getByLabel('Email address of the CPA').fill('quorra.ledger@journey.example');
    await seller.getByRole('radio', { name: 'Summary' }).click();
    await checked(seller, 'inviting a CPA to read a report');
    await confirm(seller, 'Send invitation');
    await expect(seller.getByRole('region', { name: 'A CPA reads the report' })).toContainText(
      'quorra.ledger',
    );
    await seller.getByRole('button', { name: 'Write the final report: “Summary”' }).click();
    for (const point of await seller.getByRole('dialog').getByRole('checkbox').all()) await point.click();
    await confirm(seller, 'Write the final report');
    // Until then, the draft is what the CPA finds.
    await expect(seller.getByLabel('Read report 2: “Summary”')).toBeVisible();
  });

  const comment = (page: Page) => page.getByRole('article', { name: 'Comment on SDE' });
  const read = async (page: Page) => {
    await page.goto(page === cpa ? '/deal-rooms/questions' : reports);
    await page
      .getByRole('button', { name: /^Read/ })
      .or(page.getByRole('link', { name: /^Read/ }))
      .first()
      .click();
  };
  await test.step('the CPA comments on a figure, and the seller resolves it', async () => {
    await read(cpa);
    await cpa.getByRole('button', { name: 'Comment on “Summary”' }).click();
    await cpa.getByRole('combobox', { name: 'About' }).fill('SDE');
    await cpa.getByRole('option', { name: /^SDE/ }).click();
    await cpa.getByLabel('Comment', { exact: true }).fill('Does it have one owner or two?');
    await checked(cpa, 'commenting on a report');
    await confirm(cpa, 'Send comment');
    await expect(comment(cpa)).toContainText('Open');
    await expect(cpa.getByRole('button', { name: 'Sign off the report' })).toBeHidden();
    await expect(cpa.locator('body')).not.toContainText('Otto');
    await read(seller);
    await comment(seller).getByRole('button', { name: 'Resolve' }).click();
    await seller.getByLabel('What was done about it').fill('One. The other one is an employee.');
    await confirm(seller, 'Resolve');
    await expect(comment(seller)).toContainText('Resolved');
  });

  await test.step('the CPA signs off, and a buyer reads that once the file that says so is published', async () => {
    await read(cpa);
    await cpa.getByRole('button', { name: 'Sign off the report' }).click();
    for (const [label, words] of [
      ['Your name', 'Quorra Ledger'],
      ['Your credential', 'CPA'],
      ['Your firm', 'Ledger and Ledger'],
      ['State of your license', 'Utah'],
      ['Number of your license', '98765'],
    ] as const)
      await cpa.getByLabel(label).fill(words);
    await checked(cpa, 'signing off a report');
    await confirm(cpa, 'Sign off and lock');
    await inBothThemes(cpa, new URL(cpa.url()).pathname, async (face) => {
      await expect(cpa.getByRole('status').filter({ hasText: 'Reviewed by Quorra Ledger' })).toContainText(
        'Utah 98765',
      );
      await checked(cpa, face);
    });
    const shown = z.looseObject({ reports: z.array(z.looseObject({ id: z.string() })) });
    const { reports: heads } = shown.parse(
      await api(seller, 'GET', `/api/earnings-reviews/${review}/reports`),
    );
    await putIntoRoom(seller, { review, report: heads[0]?.id ?? '', room });
    await inBothThemes(seller, reports, async (face) => {
      await expect(seller.getByText('Reviewed by Quorra Ledger')).toBeVisible();
      await checked(seller, face);
    });
    await buyer.goto(path);
    await expect(buyer.getByText('Reviewed by Quorra Ledger, CPA as stated by the reviewer')).toBeVisible();
  });
});
