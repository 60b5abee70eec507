import { Link } from 'react-router';
import { missingWords } from '#features/quality-of-earnings/adjusted-earnings/web/evidence-words.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Money } from '#kit/ui/Money.tsx';
import type { RadarView } from './queries.ts';

type Props = { reviewId: string; weak: RadarView['weak'] };

/** What a buyer’s accountant would not count of the adjustments, and what would change that. */
export function WeakAdjustments({ reviewId, weak }: Props) {
  if (weak.length === 0) return null;
  const to = paths.earningsReview(reviewId, 'earnings');
  return (
    <section aria-labelledby="radar-weak" className="flex flex-col gap-3">
      <h2 id="radar-weak" className="text-title">
        Adjustments without full evidence
      </h2>
      <p className="max-w-prose text-muted">
        A lender counts these in part or not at all, and a buyer pays for what a lender counts. They are not a
        step above, because evidence that you have can still be added.
      </p>
      <ul className="flex flex-col divide-y divide-line rounded-large border bg-surface px-4">
        {weak.map((one) => (
          <li key={one.adjustmentId} className="flex flex-col gap-1 py-3">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link to={to} className="wrap-anywhere font-medium underline">
                {one.title}
              </Link>
              <span className="tabular text-small">
                <Money exact amount={one.credited} /> of <Money exact amount={one.amount} />
              </span>
            </span>
            <span className="text-small">{missingWords(one)}</span>
          </li>
        ))}
      </ul>
      <div>
        <LinkButton variant="secondary" size="small" to={to}>
          Add evidence
        </LinkButton>
      </div>
    </section>
  );
}
