import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Money } from '#web/ui/Money.tsx';
import type { About } from './queries.ts';

type Figure = { label: string; value: ReactNode | null; why: string };

/** Three figures from what is recorded here; a dash, and why, where one is not known. */
export function PersonStatistics({ statistics, own }: { statistics: About['statistics']; own: boolean }) {
  const figures = [
    totalSales(statistics, own),
    {
      label: 'Gross Margin',
      value: null,
      why: 'It needs books that show the cost of goods sold. None are connected.',
    },
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

function totalSales(
  { sold, soldFor, soldWithoutPrice, amountsShown }: About['statistics'],
  own: boolean,
): Figure {
  const label = 'Total Sales';
  if (sold === 0)
    return {
      label,
      value: null,
      why: own ? 'No business of yours was sold here yet.' : 'No sale is recorded here.',
    };
  const businesses = sold === 1 ? '1 business sold' : `${sold} businesses sold`;
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
