import { useInfiniteQuery } from '@tanstack/react-query';
import { RowLine } from '#features/quality-of-earnings/general-ledger/web/line-list.tsx';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { monthEnd, monthsIn } from '#features/valuation/earnings/domain/day-range.ts';
import { counted } from '#kernel/counts.ts';
import { monthInWords } from '#kernel/days.ts';
import { call } from '#kit/api.ts';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { chooseAdjustmentLines } from '../contract.ts';
import { amountIn } from '../domain/typed-amount.ts';
import { amountWords } from './adjustment-words.ts';
import { type AdjustmentView, adjustmentLinesQuery, type OpenAdjustment } from './queries.ts';

type Props = {
  reviewId: string;
  adjustments: readonly AdjustmentView[];
  opened: OpenAdjustment | null;
  onClose: () => void;
};

/** What an adjustment consists of in some months: its ledger lines, and the amounts that are in none. */
export function AdjustmentDrawer({ reviewId, adjustments, opened, onClose }: Props) {
  const adjustment = adjustments.find(({ id }) => id === opened?.id);
  return (
    <Drawer
      wide
      side="right"
      title={adjustment?.title ?? ''}
      open={opened !== null && adjustment !== undefined}
      onOpenChange={(open) => !open && onClose()}
    >
      {opened && adjustment && <Lines reviewId={reviewId} adjustment={adjustment} opened={opened} />}
    </Drawer>
  );
}

type LinesProps = { reviewId: string; adjustment: AdjustmentView; opened: OpenAdjustment };

function Lines({ reviewId, adjustment, opened }: LinesProps) {
  const query = useInfiniteQuery(adjustmentLinesQuery(reviewId, opened));
  const { from, to } = opened;
  const remove = useReviewChange((place: string) =>
    call(chooseAdjustmentLines, {
      params: { id: adjustment.id },
      body: { version: adjustment.version, add: [], remove: [place], all: null },
    }),
  );
  return (
    <div className="flex flex-col gap-4 px-5 pb-6">
      <p className="text-muted text-small">
        {from === to ? monthInWords(from) : `${monthInWords(from)} to ${monthInWords(to)}`}
      </p>
      <FailureAlert title="Not removed" error={remove.error} />
      <QueryPage
        query={query}
        words={{ loading: 'Loading the entries', failed: 'The entries could not be loaded.' }}
      >
        {({ pages }) => (
          <>
            {pages[0] && <Sum adjustment={adjustment} opened={opened} total={pages[0].total} />}
            <ul aria-label="Entries" className="flex flex-col divide-y divide-line">
              {pages
                .flatMap(({ items }) => items)
                .map(({ chosen, ...row }) => (
                  <RowLine
                    key={chosen}
                    row={row}
                    action={
                      <Button
                        variant="quiet"
                        size="small"
                        className="self-start"
                        busy={remove.isPending && remove.variables === chosen}
                        onClick={() => remove.mutate(chosen)}
                      >
                        Remove
                      </Button>
                    }
                  />
                ))}
            </ul>
            <LoadMore label="Show more entries" order="first" query={query} />
          </>
        )}
      </QueryPage>
    </div>
  );
}

type Total = { amount: number; lines: number; gone: number };
type SumProps = Pick<LinesProps, 'adjustment' | 'opened'> & { total: Total };

function Sum({ adjustment, opened: { from, to }, total }: SumProps) {
  const months = monthsFrom(from, to);
  const typed = adjustment.amounts
    .map((one) => ({ one, amount: months.reduce((sum, month) => sum + amountIn(one, month), 0) }))
    .filter(({ amount }) => amount !== 0);
  const share = adjustment.share === 100 ? '' : `, ${adjustment.share}% of it counts`;
  const entries = total.lines > 0 ? `${counted(total.lines, 'entry', 'entries')}${share}` : 'No entries';
  return (
    <DescriptionList
      items={[
        { term: entries, detail: <Money exact amount={total.amount} /> },
        ...typed.map(({ one, amount }) => ({
          term: amountWords[one.kind],
          detail: <Money exact amount={amount} />,
        })),
        ...(total.gone > 0
          ? [{ term: 'No longer in the books', detail: counted(total.gone, 'entry', 'entries') }]
          : []),
      ]}
    />
  );
}

function monthsFrom(from: string, to: string): string[] {
  return monthsIn({ from: `${from}-01`, to: monthEnd(Number(to.slice(0, 4)), Number(to.slice(5, 7))) });
}
