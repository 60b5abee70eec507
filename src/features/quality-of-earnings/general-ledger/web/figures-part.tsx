import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { periodLegend } from '#features/quality-of-earnings/reviews/domain/standard-terms.ts';
import type { ReviewHead } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { BridgeCard } from './bridge-card.tsx';
import { type Span, spansOf } from './figure-spans.ts';
import { FigureTable } from './figure-table.tsx';
import { type Figures, figuresQuery, type OpenFigure } from './queries.ts';
import { RowsDrawer } from './rows-drawer.tsx';
import { UndecidedAlert } from './undecided-alert.tsx';

export function FiguresPart({ review }: { review: ReviewHead }) {
  return (
    <QueryPage
      query={useQuery(figuresQuery(review.id))}
      words={{ loading: 'Loading the figures', failed: 'The figures could not be loaded.' }}
    >
      {(figures) =>
        figures.dataset === 0 ? (
          <EmptyState
            title="No figures yet"
            action={<LinkButton to={paths.earningsReview(review.id)}>Go to the documents</LinkButton>}
          >
            Figures come from a general ledger. Upload one first.
          </EmptyState>
        ) : (
          <Shown reviewId={review.id} figures={figures} />
        )
      }
    </QueryPage>
  );
}

function Shown({ reviewId, figures }: { reviewId: string; figures: Figures }) {
  const [opened, setOpened] = useState<OpenFigure | null>(null);
  const choices = spansOf(figures);
  const [choice, setChoice] = useState('periods');
  const spans: readonly Span[] = choices.find(({ value }) => value === choice)?.spans ?? [];
  const open = (figure: Pick<OpenFigure, 'formula' | 'code'>, { from, to }: Pick<Span, 'from' | 'to'>) =>
    setOpened({ formula: figure.formula, code: figure.code, from, to, dataset: figures.dataset });
  return (
    <div className="flex flex-col gap-6">
      <UndecidedAlert reviewId={reviewId} />
      <BridgeCard figures={figures} onOpen={open} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-small">
          Version {figures.dataset} of the books. Press a figure to see the entries behind it.{' '}
          {periodLegend(figures.periods)}
        </p>
        <div className="w-full sm:w-64">
          <Select
            aria-label="Columns"
            value={choice}
            onValueChange={setChoice}
            options={choices.map(({ value, label }) => ({ value, label }))}
          />
        </div>
      </div>
      <FigureTable title="Profit and loss" lines={figures.income} spans={spans} onOpen={open} />
      <FigureTable title="Balance sheet: how it moved" lines={figures.balance} spans={spans} onOpen={open} />
      <RowsDrawer reviewId={reviewId} opened={opened} onClose={() => setOpened(null)} />
    </div>
  );
}
