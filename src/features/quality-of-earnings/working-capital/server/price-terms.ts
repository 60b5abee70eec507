import type { z } from 'zod';
import { holdReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { cents } from '#kernel/money.ts';
import { Refused } from '#kernel/refusal.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { setPriceTerms as contract } from '../contract.ts';
import { collarKinds, pegMethods } from '../domain/peg.ts';
import { termFields, type termsView } from '../working-capital-shapes.ts';
import { findTerms, writeTerms } from './terms-store.ts';

export type Terms = z.output<typeof termsView>;

const storedPeg = storedWord(pegMethods, 'method of a peg');
const storedCollar = storedWord(collarKinds, 'kind of a collar');

/** In small sales working capital is rarely part of the price; a buyer who pays for one asks for it all the same. */
const usual: Terms = {
  price: null,
  workingCapital: true,
  peg: 'latest_twelve',
  collar: cents(0),
  collarKind: 'tipping',
  cashStays: false,
  aging: null,
  items: [],
  upkeep: null,
  taxPercent: 0,
  version: 0,
};

export async function priceTermsOf(db: Reader, reviewId: string): Promise<Terms> {
  const row = await findTerms(db, reviewId);
  if (!row) return usual;
  return {
    price: row.price === null ? null : cents(row.price),
    workingCapital: row.working_capital,
    peg: storedPeg(row.peg),
    collar: cents(row.collar),
    collarKind: storedCollar(row.collar_kind),
    cashStays: row.cash_stays,
    aging: termFields.aging.parse(row.aging),
    items: termFields.items.parse(row.items),
    upkeep: row.upkeep === null ? null : cents(row.upkeep),
    taxPercent: row.tax_percent,
    version: row.version,
  };
}

export async function setPriceTerms(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await holdReview(work, id);
  const { version } = await priceTermsOf(work.db, id);
  if (version !== body.version) throw new Refused('stale', { version });
  await writeTerms(work.db, {
    review_id: id,
    price: body.price,
    working_capital: body.workingCapital,
    peg: body.peg,
    collar: body.collar,
    collar_kind: body.collarKind,
    cash_stays: body.cashStays,
    aging: body.aging,
    items: body.items,
    upkeep: body.upkeep,
    tax_percent: body.taxPercent,
    version: version + 1,
    changed_at: work.now,
    changed_by: signedIn(work.actor).personId,
  });
  await work.audit({ action: 'earnings-price-terms-set', subject: { type: 'earnings-review', id } });
  return { version: version + 1 };
}
