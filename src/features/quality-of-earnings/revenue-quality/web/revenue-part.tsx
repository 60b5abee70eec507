import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenFigure } from '#features/quality-of-earnings/general-ledger/web/queries.ts';
import { RowsDrawer } from '#features/quality-of-earnings/general-ledger/web/rows-drawer.tsx';
import { UndecidedAlert } from '#features/quality-of-earnings/general-ledger/web/undecided-alert.tsx';
import { documentName } from '#features/quality-of-earnings/reviews/domain/intake-words.ts';
import type { ReviewHead } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { CustomersCard } from './customers-card.tsx';
import { type RevenueQuality, revenueQuery } from './queries.ts';
import { TrendCard } from './trend-card.tsx';

export function RevenuePart({ review }: { review: ReviewHead }) {
  return (
    <QueryPage
      query={useQuery(revenueQuery(review.id))}
      words={{ loading: 'Loading the revenue', failed: 'The revenue could not be loaded.' }}
    >
      {(found) =>
        found.dataset === 0 ? (
          <EmptyState
            title="No revenue yet"
            action={<LinkButton to={paths.earningsReview(review.id)}>Go to the documents</LinkButton>}
          >
            The {documentName('I3')} is missing. Upload it first: sales by month and customer come from its
            entries.
          </EmptyState>
        ) : (
          <Shown reviewId={review.id} found={found} />
        )
      }
    </QueryPage>
  );
}

function Shown({ reviewId, found }: { reviewId: string; found: RevenueQuality }) {
  const [opened, setOpened] = useState<OpenFigure | null>(null);
  const open = (of: Omit<OpenFigure, 'dataset' | 'code'>) =>
    setOpened({ ...of, code: null, dataset: found.dataset });
  return (
    <div className="flex flex-col gap-6">
      <UndecidedAlert reviewId={reviewId} />
      <CustomersCard
        reviewId={reviewId}
        customers={found.customers}
        onOpen={(customer, { from, to }) => open({ formula: 'revenue', from, to, customer })}
      />
      <TrendCard found={found} onOpen={(formula, month) => open({ formula, from: month, to: month })} />
      <RowsDrawer reviewId={reviewId} opened={opened} onClose={() => setOpened(null)} />
    </div>
  );
}
