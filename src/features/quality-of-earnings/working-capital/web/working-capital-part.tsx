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
import { BalanceTables } from './balance-tables.tsx';
import { CashFlowCard } from './cash-flow-card.tsx';
import { OpeningAlerts } from './opening-alerts.tsx';
import { PegCard } from './peg-card.tsx';
import { type WorkingCapital, workingCapitalQuery } from './queries.ts';
import { SettlementCard } from './settlement-card.tsx';
import { TermsForm } from './terms-form.tsx';

export function WorkingCapitalPart({ review }: { review: ReviewHead }) {
  return (
    <QueryPage
      query={useQuery(workingCapitalQuery(review.id))}
      words={{ loading: 'Loading the working capital', failed: 'The working capital could not be loaded.' }}
    >
      {(found) =>
        found.dataset === 0 ? (
          <EmptyState
            title="No working capital yet"
            action={<LinkButton to={paths.earningsReview(review.id)}>Go to the documents</LinkButton>}
          >
            The {documentName('I3')} is missing. Upload one with beginning balances: what the business owns
            and owes at each month-end comes from it.
          </EmptyState>
        ) : (
          <Shown reviewId={review.id} found={found} />
        )
      }
    </QueryPage>
  );
}

function Shown({ reviewId, found }: { reviewId: string; found: WorkingCapital }) {
  const [opened, setOpened] = useState<OpenFigure | null>(null);
  const [editing, setEditing] = useState(false);
  const last = found.closing.month;
  const open = (figure: Pick<OpenFigure, 'formula' | 'code'>, { from, to } = { from: last, to: last }) =>
    setOpened({ ...figure, from, to, dataset: found.dataset });
  return (
    <div className="flex flex-col gap-6">
      <UndecidedAlert reviewId={reviewId} />
      <OpeningAlerts reviewId={reviewId} found={found} />
      <SettlementCard found={found} onOpen={open} onEdit={() => setEditing(true)} />
      <PegCard found={found} onOpen={open} />
      <BalanceTables found={found} onOpen={open} />
      <CashFlowCard found={found} onOpen={open} onEdit={() => setEditing(true)} />
      {editing && <TermsForm reviewId={reviewId} terms={found.terms} onClose={() => setEditing(false)} />}
      <RowsDrawer reviewId={reviewId} opened={opened} onClose={() => setOpened(null)} />
    </div>
  );
}
