import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type GrossMargin, grossMarginQuery } from '#features/valuation/earnings/web/gross-margin-query.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import { locale } from '#kernel/locale.ts';
import { Card } from '#kit/ui/Card.tsx';
import { Money } from '#kit/ui/Money.tsx';
import type { About } from './queries.ts';

type Figure = { label: string; value: ReactNode | null; why: string };

export function PersonStatistics({ statistics, own }: { statistics: About['statistics']; own: boolean }) {
  const figures = [
    totalSales(statistics, own),
    grossMargin(useQuery({ ...grossMarginQuery, enabled: own }), own),
    acquisitions(statistics, own),
  ];
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {figures.map(({ label, value, why }) => (
        <Card key={label} className="flex flex-col gap-1">
          <dt className="font-medium text-small">{label}</dt>
          <dd>
            {value === null ? (
              <>
                <span aria-hidden className="display text-heading text-muted">
                  —
                </span>
                <span className="sr-only">Not known.</span>
              </>
            ) : (
              <span className="display tabular text-heading">{value}</span>
            )}
            <span className="block text-muted text-small">{why}</span>
          </dd>
        </Card>
      ))}
    </dl>
  );
}

type Margin = { data: GrossMargin | undefined; isError: boolean };

/** Confidential: the margin of a business that may be for sale is shown to its owner only. */
function grossMargin({ data, isError }: Margin, own: boolean): Figure {
  const label = 'Gross Margin';
  if (!own) return { label, value: null, why: 'Margins stay with the owner of the books.' };
  if (isError) return { label, value: null, why: 'It could not be loaded.' };
  if (!data) return { label, value: null, why: 'Looking at your books …' };
  const { margin, from, withoutCost } = data;
  if (margin === null)
    return {
      label,
      value: null,
      why:
        withoutCost > 0
          ? 'Your books show no cost of goods sold, so there is no gross margin to tell.'
          : 'Add a profit-and-loss with cost of goods sold to a health check. None is complete yet.',
    };
  const [first] = from;
  const period =
    first && from.length === 1
      ? `${first.businessName}, twelve months to ${dayInWords(first.endsOn)}`
      : `${from.length} businesses, the last twelve months of each, weighted by sales`;
  const missing = withoutCost > 0 ? ` ${withoutCost} more without cost of goods sold.` : '';
  const shown = margin.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
  return { label, value: shown, why: `From your books: ${period}.${missing} Only you see it.` };
}

function totalSales(
  { sold, soldFor, soldWithoutPrice, amountsShown }: About['statistics'],
  own: boolean,
): Figure {
  const label = 'Total Sales';
  if (sold === 0)
    return {
      label,
      value: null,
      why: own ? 'You have not sold a business here yet.' : 'No sale is recorded here.',
    };
  const businesses = counted(sold, 'business sold', 'businesses sold');
  if (!amountsShown) return { label, value: null, why: `${businesses} here. Amounts stay with the seller.` };
  if (soldFor === null) return { label, value: null, why: `${businesses}; no price is recorded here.` };
  const missing = soldWithoutPrice > 0 ? `, ${soldWithoutPrice} of them without a recorded price` : '';
  return { label, value: <Money amount={soldFor} />, why: `${businesses} here${missing}.` };
}

function acquisitions({ bought }: About['statistics'], own: boolean): Figure {
  return {
    label: 'Acquisitions',
    value: bought === 0 ? null : bought,
    why:
      bought === 0
        ? own
          ? 'You have not bought a business here yet.'
          : 'No purchase is recorded here.'
        : 'Bought through an accepted offer here.',
  };
}
