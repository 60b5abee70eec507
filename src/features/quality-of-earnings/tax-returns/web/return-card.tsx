import { useState } from 'react';
import { documentName } from '#features/quality-of-earnings/reviews/domain/intake-words.ts';
import { partWords } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { monthInWords } from '#kernel/days.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { setTaxReturn } from '../contract.ts';
import { rounding } from '../domain/tax-ties.ts';
import type { TaxYear, Tie } from './queries.ts';
import { basisWords, footingWords, formWords } from './tax-words.ts';
import { TieTable } from './tie-table.tsx';

type Props = {
  reviewId: string;
  year: TaxYear;
  hasLedger: boolean;
  onEdit: () => void;
  onOpen: (tie: Tie) => void;
};

export function ReturnCard({ reviewId, year, hasLedger, onEdit, onOpen }: Props) {
  const { entered } = year;
  const heading = `tax-${year.year}`;
  return (
    <Card as="section" aria-labelledby={heading} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={heading} className="text-title">
            Fiscal year {year.year}
            {year.booked > 0 && partOf(year)}
          </h2>
          <p className="text-muted">
            {entered
              ? `${formWords[entered.form]}, ${basisWords[entered.basis].toLowerCase()} method.`
              : `${monthInWords(year.from)} to ${monthInWords(year.to)}. No return was entered yet.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant={entered ? 'secondary' : 'primary'} onClick={onEdit}>
            {entered ? 'Change' : 'Enter the return'}
            <span className="sr-only"> of {year.year}</span>
          </Button>
          {entered && <Remove reviewId={reviewId} year={year} />}
        </div>
      </div>
      <Faults year={year} />
      {entered && <Compared reviewId={reviewId} year={year} hasLedger={hasLedger} onOpen={onOpen} />}
    </Card>
  );
}

function Remove({ reviewId, year: { year, version } }: Pick<Props, 'reviewId' | 'year'>) {
  const [open, setOpen] = useState(false);
  const remove = useReviewChange(
    () => call(setTaxReturn, { params: { id: reviewId }, body: { year, taxReturn: null, version } }),
    () => setOpen(false),
  );
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Remove<span className="sr-only"> the return of {year}</span>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Remove the tax return of ${year}?`}
        description="What was typed from it is deleted. The books stay as they are."
        confirmLabel="Remove the return"
        danger
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}

/** Where the return does not add up itself: likely a typing slip. */
function Faults({ year: { footings, gap, year } }: Pick<Props, 'year'>) {
  const off = footings.filter(({ difference }) => Math.abs(difference) > rounding);
  const by = (amount: number) => formatMoney(cents(Math.abs(amount)));
  if (off.length === 0 && (gap ?? 0) === 0) return null;
  return (
    <Alert tone="warning" title="Check what was typed">
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {off.map(({ footing, difference }) => (
          <li key={footing}>
            {footingWords[footing]} The difference is {by(difference)}.
          </li>
        ))}
        {gap !== null && gap !== 0 && (
          <li>
            Equity at the beginning is not what {year - 1} ended with. The difference is {by(gap)}.
          </li>
        )}
      </ul>
    </Alert>
  );
}

function Compared({ reviewId, year, hasLedger, onOpen }: Omit<Props, 'onEdit'>) {
  if (year.ties === null)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="max-w-prose text-muted">
          {hasLedger
            ? 'The general ledger does not cover this whole year. Upload one that does, to compare.'
            : `The ${documentName('I3')} is missing. Upload it, to compare.`}
        </p>
        <LinkButton variant="secondary" to={paths.earningsReview(reviewId)}>
          Go to the documents
        </LinkButton>
      </div>
    );
  return (
    <>
      {year.booked < 12 && (
        <Alert tone="warning" title={`Not comparable: the ledger has entries in ${year.booked} of 12 months`}>
          The return is for the whole year, so a difference says nothing yet. Upload the missing months first.
        </Alert>
      )}
      <TieTable label={`The return of ${year.year} beside the books`} ties={year.ties} onOpen={onOpen} />
    </>
  );
}

/** “(11 of 12 months)”, if the books know less than the year. */
const partOf = ({ year, from, to, booked }: TaxYear) =>
  partWords({ key: `FY${year}`, from, to, entries: true, booked });
