import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { provedStatement } from '#test/support/adjustment-evidence.ts';
import { startCheck } from '#test/support/health-checks.ts';
import { plainPdf } from '#test/support/hostile-pdfs.ts';
import { addAdjustmentTo, chooseLines, journalOf, sendLedger, startReviewOf } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { handsOf } from './support/a-report.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { inBothThemes } from './support/both-themes.ts';
import { checked } from './support/checked.ts';
import { onboard, signUp } from './support/steps.ts';

const settled = { day: '2025-06-20', number: 'L1', name: 'Smith & Partners LLP', memo: 'Settlement' };
const books = [
  { day: '2025-06-05', account: 'Sales', cents: -90_000_00, number: 'S1' },
  { day: '2025-06-05', account: 'Checking', cents: 90_000_00, number: 'S1' },
  { ...settled, account: 'Legal fees', cents: 25_000_00 },
  { ...settled, account: 'Checking', cents: -25_000_00 },
];

/** Returns the review: an adjustment with its entry and typed words, a statement that has the payment. */
async function reviewWithWords(page: Page): Promise<string> {
  const hands = await handsOf(page);
  const found = z.looseObject({ items: z.array(z.looseObject({ id: z.string() })) });
  const [business] = found.parse(await api(page, 'GET', '/api/business/?size=10')).items;
  await startCheck(hands, business?.id ?? '');
  const review = await startReviewOf(hands, business?.id ?? '');
  await sendLedger(hands, review, journalOf(books));
  const shown = z.looseObject({ dataset: z.number() });
  await expect
    .poll(async () => shown.parse(await api(page, 'GET', `/api/earnings-reviews/${review}/reports`)).dataset)
    .toBeGreaterThan(0);
  const adjustment = await addAdjustmentTo(hands, review, {
    ...{ code: 'N-LEGAL', title: 'Settlement', why: 'It will not come again.', needed: false },
    remark: 'Settlement agreement, page 3',
  });
  const all = { code: 'PROF_FEES', first: '2025-06', last: '2025-06' };
  await expectOk(chooseLines(hands, adjustment, { version: 1, all }));
  await provedStatement({ ...hands, delete: hands.get }, review, [
    ['2025-06-21', -25_000_00, 'Smith Partners LLP'],
    ['2025-06-24', -700_00, 'Truck lease'],
  ]);
  return review;
}

test('words prove nothing: a document and the bank line are added, and a document that goes says so', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page, 'Petra Proof');
  await onboard(page, {
    ein: '36-4471299',
    name: 'Proof and Sons LLC',
    address: '4 Sum Street, Provo, UT 84601',
    industry: 'Education',
  });
  const review = await reviewWithWords(page);
  const path = `/analysis/pre-diligence/${review}/earnings`;
  await page.goto(path);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Settlement' }) });
  const evidence = page.getByRole('list', { name: 'Evidence of Settlement' });

  await test.step('typed words are a remark, and the card says what is missing', async () => {
    await expect(card.getByText('Settlement agreement, page 3')).toBeVisible();
    await expect(
      card.getByText(/For a lender to count all of it, add a document of someone else/),
    ).toBeVisible();
    await expect(card.getByText('A lender counts half of it.')).toBeVisible();
    await inBothThemes(page, path, (face) => checked(page, `without evidence: ${face}`));
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('a document is uploaded and used with its page', async () => {
    await page.getByRole('button', { name: 'Add a document to Settlement' }).click();
    const drawer = page.getByRole('dialog', { name: 'A document for Settlement' });
    await expect(drawer.getByText('No documents yet')).toBeVisible();
    await drawer.getByLabel('Document to upload').setInputFiles({
      ...{ name: 'Settlement agreement.pdf', mimeType: 'application/pdf' },
      buffer: Buffer.from(plainPdf('Settlement agreement')),
    });
    await expect(drawer.getByRole('radio', { name: 'Settlement agreement.pdf' })).toBeChecked();
    await drawer.getByLabel('Page').fill('3');
    await checked(page, 'choosing a document');
    await drawer.getByRole('button', { name: 'Use this document' }).click();
    await expect(evidence.getByText('Settlement agreement.pdf')).toBeVisible();
    await expect(evidence.getByText('Document of the health check · page 3')).toBeVisible();
  });

  await test.step('the bank line that fits is checked already', async () => {
    await page.getByRole('button', { name: 'Add bank lines to Settlement' }).click();
    const drawer = page.getByRole('dialog', { name: 'Bank lines for Settlement' });
    await expect(drawer.getByRole('checkbox', { name: /Smith Partners LLP/ })).toBeChecked();
    await drawer.getByLabel('Search by payee or amount').fill('truck');
    await expect(drawer.getByRole('list', { name: 'Bank lines' }).getByRole('listitem')).toHaveCount(1);
    await checked(page, 'choosing bank lines');
    await drawer.getByRole('button', { name: 'Use 1 line' }).click();
    await expect(evidence.getByText('Smith Partners LLP')).toBeVisible();
    await expect(card.getByText('A lender counts all of it.')).toBeVisible();
    await expect(card.getByText(/For a lender to count/)).toBeHidden();
    await inBothThemes(page, path, (face) => checked(page, `with evidence: ${face}`));
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('entries are searched for', async () => {
    await page.getByRole('button', { name: 'Choose entries for Settlement' }).click();
    const drawer = page.getByRole('dialog', { name: 'Entries for Settlement' });
    await drawer.getByLabel('Line of the books').click();
    await page.getByRole('option', { name: 'Legal and professional fees' }).click();
    const search = drawer.getByLabel('Search by name, memo, number or amount');
    await search.fill('25,000');
    await expect(drawer.getByRole('list', { name: 'Entries' }).getByRole('listitem')).toHaveCount(1);
    await search.fill('nothing like it');
    await expect(drawer.getByText('There are no entries.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a document that is deleted no longer supports it, and the card says so', async () => {
    const shown = z.looseObject({
      adjustments: z.array(
        z.looseObject({
          evidence: z.looseObject({ references: z.array(z.looseObject({ of: z.string().nullable() })) }),
        }),
      ),
    });
    const earnings = await api(page, 'GET', `/api/earnings-reviews/${review}/adjusted-earnings`);
    const paper = shown.parse(earnings).adjustments[0]?.evidence.references[0]?.of;
    await api(page, 'DELETE', `/api/check-papers/${paper}`);
    await page.reload();
    await expect(evidence.getByText('It was removed, so it no longer supports this.')).toBeVisible();
    await expect(card.getByText('A lender counts half of it.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Settlement agreement.pdf' }).click();
    await expect(evidence.getByText('Settlement agreement.pdf')).toBeHidden();
  });
});
