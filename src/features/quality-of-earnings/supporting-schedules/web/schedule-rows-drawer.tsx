import { useInfiniteQuery } from '@tanstack/react-query';
import { counted, grouped } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { isStatement } from '../domain/schedule-kinds.ts';
import { type OpenRows, type Schedule, type ScheduleRow, scheduleRowsQuery } from './queries.ts';
import { columnWords, kindWords } from './schedule-words.ts';

type Props = { reviewId: string; opened: OpenRows | null; onClose: () => void };

/** The rows of a file behind an amount, each with its place. */
export function ScheduleRowsDrawer({ reviewId, opened, onClose }: Props) {
  return (
    <Drawer
      wide
      side="right"
      title={opened ? titleOf(opened) : ''}
      open={opened !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {opened && <Rows reviewId={reviewId} opened={opened} />}
    </Drawer>
  );
}

function titleOf({ file, column }: OpenRows): string {
  const { title } = kindWords[file.kind];
  const measure = column === null ? undefined : file.reading?.measures[column];
  return measure === undefined ? title : `${title}: ${columnWords(file, measure)}`;
}

function Rows({ reviewId, opened }: { reviewId: string; opened: OpenRows }) {
  const query = useInfiniteQuery(scheduleRowsQuery(reviewId, opened));
  const { file, column } = opened;
  const total = column === null ? file.reading?.value : file.reading?.totals[column];
  return (
    <div className="flex flex-1 flex-col gap-4 px-5 pb-6">
      <QueryPage
        query={query}
        words={{ loading: 'Loading the rows', failed: 'The rows could not be loaded.' }}
      >
        {({ pages: [first, ...more] }) => (
          <>
            {first && (
              <p className="tabular">
                {!isStatement(file.kind) && (
                  <>
                    <Money exact amount={total ?? null} className="font-semibold" /> from{' '}
                  </>
                )}
                {counted(first.total, 'row', 'rows')}
              </p>
            )}
            <ul aria-label="Rows of the file" className="flex flex-col divide-y divide-line">
              {[first?.items ?? [], ...more.map(({ items }) => items)].flat().map((row) => (
                <Row key={row.row} row={row} opened={opened} />
              ))}
            </ul>
            <LoadMore label="Show more rows" order="first" query={query} />
          </>
        )}
      </QueryPage>
    </div>
  );
}

function Row({ row: { row, path, code, day, amounts }, opened }: { row: ScheduleRow; opened: OpenRows }) {
  const { file, column } = opened;
  const shown = (file.reading?.measures ?? []).flatMap((measure, at) => {
    const amount = amounts[at] ?? 0;
    return (column === null ? amount !== 0 : at === column) ? [{ measure, amount }] : [];
  });
  const about = [code, day && dayWords(file, day)].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="wrap-anywhere font-medium">{path}</span>
      {about && <span className="text-small">{about}</span>}
      <dl className="tabular flex flex-col gap-0.5 text-small">
        {shown.map(({ measure, amount }) => (
          <div key={measure} className="flex justify-between gap-4">
            <dt className="text-muted">{columnWords(file, measure)}</dt>
            <dd>
              <Money exact amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <span className="wrap-anywhere text-muted text-small">
        <bdi>{file.name}</bdi>, row {grouped(row)}
      </span>
    </li>
  );
}

const dayWords = ({ kind }: Schedule, day: string) =>
  kind === 'assets' ? `in service ${dayInWords(day)}` : `due or dated ${dayInWords(day)}`;
