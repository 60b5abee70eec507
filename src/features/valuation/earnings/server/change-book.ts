import { dayOf } from '#kernel/days.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { setBook as settingsContract, typeYear as yearContract } from '../contract.ts';
import { periodBooks } from '../domain/period-books.ts';
import { endsRefusal, heldAs, isOneYear } from '../domain/periods.ts';
import { wrongSign } from '../domain/typed-year.ts';
import { endsOf, moveYear, removeYear, writeBook, writeYear } from './book-store.ts';
import { booksChanged } from './books-changed.ts';
import { holdBook } from './hold-book.ts';
import { earningsProblems } from './problems.ts';
import { earningsOf } from './read-earnings.ts';
import { booksIn, storedBooks } from './stored-books.ts';

/** Sets the period ends and the replacement salary. Files stay; their months are assigned to the new periods. */
export async function setBook(
  work: Work,
  { params: { id }, body }: InputOf<typeof settingsContract>,
): Promise<AnswerOf<typeof settingsContract>> {
  const book = await holdBook(work, id);
  if (book.version !== body.version) throw new Refused('stale', { version: book.version });
  const refusal = endsRefusal(body, dayOf(work.now));
  if (refusal) throw new Refused(refusal);
  if (body.marketPay !== null && body.marketPaySource === '') {
    const words = earningsProblems['source-missing'].detail;
    throw new Refused('source-missing', { fields: { marketPaySource: [words] } });
  }
  const change = {
    year_ends: body.yearEnds,
    latest_ends: body.latestEnds,
    market_pay: body.marketPay,
    market_pay_source: body.marketPaySource,
    books_changed_at: work.now,
  };
  if (!(await writeBook(work.db, id, body.version, change))) throw new Refused('stale');
  await booksChanged(work, id);
  await work.audit({ action: 'earnings-periods-set', subject: { type: 'health-check', id } });
  return earningsOf(work, id);
}

/** Saves or deletes a typed period. Refused if a file has all of its twelve months. */
export async function typeYear(
  work: Work,
  { params: { id }, body: { year, version, ...body } }: InputOf<typeof yearContract>,
): Promise<AnswerOf<typeof yearContract>> {
  const ends = endsOf(await holdBook(work, id));
  const period = heldAs(body.period, ends);
  if (isOneYear(ends)) await moveYear(work.db, id, { from: 'latest', to: period });
  if (year) {
    const wrong = wrongSign(year.lines);
    if (wrong) throw new Refused('wrong-sign', { account: wrong });
    const books = booksIn(await storedBooks(work.db, id), dayOf(work.now));
    const { source, months } = periodBooks(period, books);
    if (source === 'imported' && months >= 12) throw new Refused('period-imported');
  }
  const row = {
    check_id: id,
    period,
    lines: year?.lines ?? {},
    net_income: year?.netIncome ?? 0,
    typed_by: signedIn(work.actor).personId,
    typed_at: work.now,
  };
  const kept = year ? await writeYear(work.db, row, version) : await removeYear(work.db, id, period, version);
  if (!kept) throw new Refused('stale');
  await booksChanged(work, id);
  await work.audit({
    action: year ? 'earnings-year-typed' : 'earnings-year-cleared',
    subject: { type: 'health-check', id },
    detail: { period },
  });
  return earningsOf(work, id);
}
