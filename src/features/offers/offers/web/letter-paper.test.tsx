import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { offerTerms } from '#test/support/offer-terms.ts';
import { offerInFull } from '../contract.ts';
import { type OfferStatus, offerStatuses } from '../domain/offer.ts';
import { startingAssumptions } from '../domain/value.ts';
import { columnsOf } from './compare-slices.ts';
import { CompareTable } from './compare-table.tsx';
import { LetterPaper } from './letter-paper.tsx';
import { TermsView } from './terms-view.tsx';

const id = '0199c0de-0000-7000-8000-000000000001';
const at = '2026-05-04T10:00:00.000Z';
const terms = offerTerms({ noteStandby: true, noteStandbyMonths: 24 });
const sections = [
  { title: 'Non-compete', clauses: [{ lead: '', text: 'The Seller would not compete for 3 years.' }] },
];

const sealed = { sealedAt: at, fileSha256: null, failure: null, download: true, sections };
const offerIn = (status: OfferStatus, letter: typeof sealed | null = null) =>
  offerInFull.parse({
    id,
    listingId: id,
    listingTitle: 'A plumber in Utah',
    kind: 'loi',
    status,
    outcome: null,
    version: 1,
    round: 1,
    termsBy: 'buyer',
    buyer: { id, name: 'Ada Lovelace' },
    price: terms.price,
    createdAt: at,
    updatedAt: at,
    submittedAt: at,
    expiresAt: at,
    exclusiveUntil: null,
    caller: ['buyer'],
    may: Object.fromEntries(offerStatuses.map((one) => [one, 'not-your-move'])),
    terms,
    askingPrice: null,
    draft: null,
    letter,
    card: null,
    rounds: [],
    history: [],
  });

test('an agreed letter is shown in the words that were sealed, other terms in those of today', () => {
  const paper = (...of: Parameters<typeof offerIn>) =>
    renderToStaticMarkup(<LetterPaper offer={offerIn(...of)} terms={terms} />);
  // Also after the deal fell through.
  for (const status of ['accepted', 'declined', 'withdrawn'] as const) {
    const said = paper(status, sealed);
    expect(said).toContain('The Seller would not compete for 3 years.');
    expect(said).not.toContain('from closing');
    expect(said).toContain('The Seller and the Buyer have agreed to them');
    expect(said).toContain('The sealed PDF is the letter that was agreed.');
    expect(said).not.toContain('If both sides agree');
  }
  for (const status of ['countered', 'declined'] as const) {
    const said = paper(status);
    expect(said).toContain('for 3 years from closing, within 25 miles');
    expect(said).toContain('Neither party has agreed to them yet.');
  }
});

test('where terms are listed and compared, a note on standby says that its interest is left open', () => {
  const open = 'Not paid; whether it accrues is not stated';
  const paid = offerTerms();
  expect(renderToStaticMarkup(<TermsView kind="loi" terms={terms} />)).toContain(open);
  expect(renderToStaticMarkup(<TermsView kind="loi" terms={paid} />)).not.toContain('during standby');
  const compared = (of: typeof terms) => {
    const columns = columnsOf([{ ...offerIn('submitted'), terms: of }], startingAssumptions);
    return renderToStaticMarkup(
      <MemoryRouter>
        <CompareTable columns={columns} />
      </MemoryRouter>,
    );
  };
  expect(compared(terms)).toContain(open);
  expect(compared(terms)).toContain('Assumes that no interest is paid or accrues during the 24 months');
  expect(compared(paid)).not.toContain('during standby');
});
