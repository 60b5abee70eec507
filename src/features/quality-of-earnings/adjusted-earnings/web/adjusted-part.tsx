import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Span, spansOf } from '#features/quality-of-earnings/general-ledger/web/figure-spans.ts';
import type { OpenFigure } from '#features/quality-of-earnings/general-ledger/web/queries.ts';
import { RowsDrawer } from '#features/quality-of-earnings/general-ledger/web/rows-drawer.tsx';
import { UndecidedAlert } from '#features/quality-of-earnings/general-ledger/web/undecided-alert.tsx';
import { documentName } from '#features/quality-of-earnings/reviews/domain/intake-words.ts';
import { periodLegend } from '#features/quality-of-earnings/reviews/domain/standard-terms.ts';
import type { ReviewHead } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { AdjustmentDrawer } from './adjustment-drawer.tsx';
import { AdjustmentList } from './adjustment-list.tsx';
import { earningsRows } from './earnings-rows.ts';
import { EarningsSummary } from './earnings-summary.tsx';
import { EarningsTable, type OpenedCell } from './earnings-table.tsx';
import { PartsDrawer } from './parts-drawer.tsx';
import { type AdjustedEarnings, adjustedQuery, type OpenAdjustment } from './queries.ts';

export function AdjustedPart({ review }: { review: ReviewHead }) {
  return (
    <QueryPage
      query={useQuery(adjustedQuery(review.id))}
      words={{ loading: 'Loading the earnings', failed: 'The earnings could not be loaded.' }}
    >
      {(earnings) =>
        earnings.dataset === 0 ? (
          <EmptyState
            title="No earnings yet"
            action={<LinkButton to={paths.earningsReview(review.id)}>Go to the documents</LinkButton>}
          >
            The {documentName('I3')} is missing. Upload it first: every figure here comes from its entries.
          </EmptyState>
        ) : (
          <Shown reviewId={review.id} earnings={earnings} />
        )
      }
    </QueryPage>
  );
}

type ShownProps = { reviewId: string; earnings: AdjustedEarnings };

function Shown({ reviewId, earnings }: ShownProps) {
  const { dataset } = earnings;
  const { emptyMonths, periods } = earnings;
  const choices = spansOf({ months: earnings.months.map(({ month }) => month), emptyMonths, periods });
  const linked = useLinkedCell(earnings, choices[0]?.spans ?? []);
  const [rows, setRows] = useState<OpenFigure | null>(() => linked && rowsOf(linked, dataset));
  const [lines, setLines] = useState<OpenAdjustment | null>(null);
  const [parts, setParts] = useState<OpenedCell | null>(() =>
    linked?.row.opens === 'parts' ? linked : null,
  );
  const [choice, setChoice] = useState('periods');
  const spans = choices.find(({ value }) => value === choice)?.spans ?? [];
  const open = (cell: OpenedCell) => {
    const { from, to } = cell.span;
    if (cell.row.opens === 'parts') setParts(cell);
    else if (cell.row.opens === 'rows') setRows(rowsOf(cell, dataset));
    else setLines({ id: cell.row.adjustmentId, from, to });
  };
  return (
    <div className="flex flex-col gap-6">
      <UndecidedAlert reviewId={reviewId} />
      <EarningsSummary earnings={earnings} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-small">
          Version {dataset} of the books. Press a figure to see what it is made of.{' '}
          {periodLegend(earnings.periods)}
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
      <EarningsTable earnings={earnings} spans={spans} onOpen={open} />
      <AdjustmentList reviewId={reviewId} earnings={earnings} onOpen={setLines} />
      <PartsDrawer earnings={earnings} opened={parts} onOpen={open} onClose={() => setParts(null)} />
      <RowsDrawer reviewId={reviewId} opened={rows} onClose={() => setRows(null)} />
      <AdjustmentDrawer
        reviewId={reviewId}
        adjustments={earnings.adjustments}
        opened={lines}
        onClose={() => setLines(null)}
      />
    </div>
  );
}

function rowsOf({ row, span: { from, to } }: OpenedCell, dataset: number): OpenFigure | null {
  return row.opens === 'rows' ? { formula: row.formula, code: row.code, dataset, from, to } : null;
}

/** The figure that a link from another page names: `?figure=sde&year=FY2025`. */
function useLinkedCell(earnings: AdjustedEarnings, spans: readonly Span[]): OpenedCell | null {
  const [search] = useSearchParams();
  const row = earningsRows(earnings).find(({ key }) => key === search.get('figure'));
  const span = spans.find(({ key }) => key === search.get('year'));
  return row && span ? { row, span } : null;
}
