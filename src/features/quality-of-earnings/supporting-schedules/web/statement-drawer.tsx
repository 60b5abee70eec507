import { useQuery } from '@tanstack/react-query';
import { ScrollingTable } from '#features/quality-of-earnings/general-ledger/web/scrolling-table.tsx';
import { grouped } from '#kernel/counts.ts';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { type Schedule, type ScheduleAccounts, scheduleAccountsQuery } from './queries.ts';
import { daysInWords, measureWords, partWords, resultWords } from './schedule-words.ts';

type Props = { reviewId: string; file: Schedule | null; onClose: () => void };

/** The lines of a statement that differ from the ledger, each in its month; then what its parts come to. */
export function StatementDrawer({ reviewId, file, onClose }: Props) {
  return (
    <Drawer
      wide
      side="right"
      title="Lines beside the ledger"
      open={file !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {file && <Lines reviewId={reviewId} file={file} />}
    </Drawer>
  );
}

function Lines({ reviewId, file }: { reviewId: string; file: Schedule }) {
  return (
    <div className="flex flex-1 flex-col gap-6 px-5 pb-6">
      <p className="text-muted text-small">
        {daysInWords(file)}.{' '}
        {file.kind === 'balance-sheet'
          ? 'Net income counts from the first day of the fiscal year; what earlier years earned is in retained earnings.'
          : 'Income and costs are positive, as in the file.'}
      </p>
      <QueryPage
        query={useQuery(scheduleAccountsQuery(reviewId, file.id))}
        words={{ loading: 'Comparing the lines', failed: 'The lines could not be loaded.' }}
      >
        {(found) => (
          <>
            <Apart found={found} />
            <Parts found={found} />
            <Equity found={found} />
          </>
        )}
      </QueryPage>
    </div>
  );
}

function Apart({ found: { items, total } }: { found: ScheduleAccounts }) {
  if (total === 0) return <p>Every line is as in the ledger, in every month that was compared.</p>;
  return (
    <section aria-label="Lines that differ" className="flex flex-col gap-2">
      <ScrollingTable
        label="Lines that differ from the ledger"
        columns={['Line', 'Month', 'Result', 'File', 'Ledger', 'Difference']}
      >
        {items.map(({ path, row, measure, result, written, books, difference }) => (
          <tr key={`${path} ${row} ${measure} ${result}`}>
            <th scope="row">
              {path}
              {row !== null && (
                <span className="block font-normal text-muted text-small">row {grouped(row)}</span>
              )}
            </th>
            <td>{measure === null ? '' : measureWords(measure)}</td>
            <td className="[&&]:text-left text-bad">{resultWords[result]}</td>
            <td>
              <Money exact amount={written} />
            </td>
            <td>
              <Money exact amount={books} />
            </td>
            <td>
              <Money exact amount={difference} />
            </td>
          </tr>
        ))}
      </ScrollingTable>
      {total > items.length && (
        <p className="text-muted text-small">
          The {grouped(items.length)} largest of {grouped(total)}.
        </p>
      )}
    </section>
  );
}

function Parts({ found: { parts } }: { found: ScheduleAccounts }) {
  if (parts.length === 0) return null;
  return (
    <ScrollingTable
      label="What each part comes to, by month"
      columns={['Part', 'Month', 'File', 'Ledger', 'Difference']}
    >
      {parts.map(({ part, measure, written, books, difference }) => (
        <tr key={`${part} ${measure}`}>
          <th scope="row">{partWords[part]}</th>
          <td>{measureWords(measure)}</td>
          <td>
            <Money exact amount={written} />
          </td>
          <td>
            <Money exact amount={books} />
          </td>
          <td className={difference === 0 ? '' : 'text-bad'}>
            <Money exact amount={difference} />
          </td>
        </tr>
      ))}
    </ScrollingTable>
  );
}

function Equity({ found: { equity } }: { found: ScheduleAccounts }) {
  if (equity.length === 0) return null;
  return (
    <section aria-labelledby="equity-change" className="flex flex-col gap-2">
      <h3 id="equity-change" className="font-semibold">
        Change in equity
      </h3>
      <p className="max-w-prose text-muted text-small">
        Equity changes by net income, by what owners put in or took out, and by entries that belong to earlier
        periods. What is left is the difference.
      </p>
      <ScrollingTable
        label="Change in equity, by month"
        columns={['Month', 'Change', 'Net income', 'Owners', 'Earlier periods', 'Difference']}
      >
        {equity.map(({ measure, change, earned, owners, prior, difference }) => (
          <tr key={measure}>
            <th scope="row">{measureWords(measure)}</th>
            {[change, earned, owners, prior].map((amount, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
              <td key={at}>
                <Money exact amount={amount} />
              </td>
            ))}
            <td className={difference === 0 ? '' : 'text-bad'}>
              <Money exact amount={difference} />
            </td>
          </tr>
        ))}
      </ScrollingTable>
    </section>
  );
}
