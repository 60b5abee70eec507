import { holdReview } from '#features/quality-of-earnings/reviews/server/open-review.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { setTaxReturn as contract } from '../contract.ts';
import { onForm } from '../domain/tax-forms.ts';
import { fiscalYears } from './read-tax-returns.ts';
import { deleteTaxReturn, taxReturnRows, writeTaxReturn } from './tax-return-store.ts';

export async function setTaxReturn(
  work: Work,
  { params: { id }, body: { year, taxReturn, version: seen } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const review = await holdReview(work, id);
  if (!fiscalYears(review).some((one) => one.year === year)) throw new Refused('year-not-in-review');
  const rows = await taxReturnRows(work.db, id);
  const version = rows.find((row) => row.year === year)?.version ?? 0;
  if (version !== seen) throw new Refused('stale', { version });
  const subject = { type: 'earnings-review', id } as const;
  if (taxReturn === null) {
    await deleteTaxReturn(work.db, id, year);
    await work.audit({ action: 'earnings-tax-return-removed', subject, detail: { year } });
    return { version: 0 };
  }
  const { form, basis, amounts } = taxReturn;
  await writeTaxReturn(work.db, {
    ...{ review_id: id, year, form, basis, amounts: onForm(form, amounts), version: version + 1 },
    changed_at: work.now,
    changed_by: signedIn(work.actor).personId,
  });
  await work.audit({ action: 'earnings-tax-return-set', subject, detail: { year } });
  return { version: version + 1 };
}
