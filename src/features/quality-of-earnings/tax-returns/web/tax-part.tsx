import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenFigure } from '#features/quality-of-earnings/general-ledger/web/queries.ts';
import { RowsDrawer } from '#features/quality-of-earnings/general-ledger/web/rows-drawer.tsx';
import type { ReviewHead } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { balanceKeys } from '../domain/tax-ties.ts';
import { figureOf } from '../domain/tie-figures.ts';
import { type TaxReturns, type TaxYear, type Tie, taxReturnsQuery } from './queries.ts';
import { ReturnCard } from './return-card.tsx';
import { ReturnForm } from './return-form.tsx';

export function TaxPart({ review }: { review: ReviewHead }) {
  return (
    <QueryPage
      query={useQuery(taxReturnsQuery(review.id))}
      words={{ loading: 'Loading the tax returns', failed: 'The tax returns could not be loaded.' }}
    >
      {(found) => <Shown reviewId={review.id} found={found} />}
    </QueryPage>
  );
}

function Shown({ reviewId, found }: { reviewId: string; found: TaxReturns }) {
  const [opened, setOpened] = useState<OpenFigure | null>(null);
  const [editing, setEditing] = useState<TaxYear | null>(null);
  const open = ({ from, to }: TaxYear, { key }: Tie) => {
    const first = balanceKeys.some((one) => one === key) ? to : from;
    setOpened({ ...figureOf[key], from: first, to, dataset: found.dataset });
  };
  const newestFirst = found.years.toReversed();
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-muted">
        A lender gets your tax returns from the IRS and compares them with your books. Compare them first, and
        have the reason for each difference ready.
      </p>
      {newestFirst.map((year) => (
        <ReturnCard
          key={year.year}
          reviewId={reviewId}
          year={year}
          hasLedger={found.dataset > 0}
          onEdit={() => setEditing(year)}
          onOpen={(tie) => open(year, tie)}
        />
      ))}
      {found.years.some(({ ties }) => ties !== null) && (
        <p className="max-w-prose text-muted text-small">
          Reconciling items are what Schedule M-1 says, and, for a return on the cash method, what was earned
          and not collected or owed and not paid. “Close” is within 1% of sales for sales, and within 0.5% of
          sales for the rest.
        </p>
      )}
      {editing && (
        <ReturnForm
          reviewId={reviewId}
          year={editing}
          others={newestFirst}
          onClose={() => setEditing(null)}
        />
      )}
      <RowsDrawer reviewId={reviewId} opened={opened} onClose={() => setOpened(null)} />
    </div>
  );
}
