import { useQuery } from '@tanstack/react-query';
import { ScrollingTable } from '#features/quality-of-earnings/general-ledger/web/scrolling-table.tsx';
import { grouped } from '#kernel/counts.ts';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { type Schedule, scheduleAccountsQuery } from './queries.ts';
import { daysInWords, resultWords } from './schedule-words.ts';

type Props = { reviewId: string; file: Schedule | null; onClose: () => void };

/** Each account of a trial balance beside the ledger; what differs comes first. */
export function AccountsDrawer({ reviewId, file, onClose }: Props) {
  return (
    <Drawer
      wide
      side="right"
      title="Accounts beside the ledger"
      open={file !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {file && <Accounts reviewId={reviewId} file={file} />}
    </Drawer>
  );
}

function Accounts({ reviewId, file }: { reviewId: string; file: Schedule }) {
  return (
    <div className="flex flex-1 flex-col gap-4 px-5 pb-6">
      <p className="text-muted text-small">
        {daysInWords(file)}. Debits are positive, credits negative. Accounts of the profit and loss count from
        the first day of the fiscal year; what earlier years earned is in retained earnings.
      </p>
      <QueryPage
        query={useQuery(scheduleAccountsQuery(reviewId, file.id))}
        words={{ loading: 'Comparing the accounts', failed: 'The accounts could not be loaded.' }}
      >
        {({ items, total }) => (
          <>
            <ScrollingTable
              label="Accounts of the file and of the ledger"
              columns={['Account', 'Result', 'File', 'Ledger', 'Difference']}
            >
              {items.map(({ path, result, written, books, difference }) => (
                <tr key={`${path} ${result}`}>
                  <th scope="row">{path}</th>
                  <td className={result === 'tied' ? '[&&]:text-left text-muted' : '[&&]:text-left text-bad'}>
                    {resultWords[result]}
                  </td>
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
                The first {grouped(items.length)} of {grouped(total)} accounts.
              </p>
            )}
          </>
        )}
      </QueryPage>
    </div>
  );
}
