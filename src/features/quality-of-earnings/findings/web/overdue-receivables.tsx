import { dayInWords } from '#kernel/days.ts';
import { locale } from '#kernel/locale.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { overdue } from '../domain/thresholds.ts';
import type { Findings } from './queries.ts';

const percent = (share: number) =>
  share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });

/** F13, from the aging: it stands in no ledger, so that it has no entries to open. */
export function OverdueReceivables({ reviewId, aged }: { reviewId: string; aged: Findings['aged'] }) {
  if (!aged || aged.total <= 0) return null;
  const share = aged.over90 / aged.total;
  const facts = `${formatMoney(cents(aged.over90))} of ${formatMoney(cents(aged.total))} was over 90 days past due on ${dayInWords(aged.day)}: ${percent(share)}.`;
  if (share <= overdue.share)
    return (
      <p className="text-muted text-small">
        Receivables over 90 days: {facts} A buyer’s accountant asks about it above {percent(overdue.share)}.
      </p>
    );
  return (
    <Alert
      tone="warning"
      title="Receivables over 90 days"
      action={
        <LinkButton variant="secondary" size="small" to={paths.earningsReview(reviewId, 'schedules')}>
          Open the aging
        </LinkButton>
      }
    >
      {facts} A buyer’s accountant asks about it above {percent(overdue.share)}: who owes it, and will it be
      paid?
    </Alert>
  );
}
