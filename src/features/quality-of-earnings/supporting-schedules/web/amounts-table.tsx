import { ScrollingTable } from '#features/quality-of-earnings/general-ledger/web/scrolling-table.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { ageRoles } from '../domain/schedule-kinds.ts';
import type { OpenRows, Schedule } from './queries.ts';
import { kindWords, measureWords } from './schedule-words.ts';

type Props = { file: Schedule; onRows: (opened: OpenRows) => void };

/** What the columns of a file come to. Each amount opens its rows; ages also have their share of all that is owed. */
export function AmountsTable({ file, onRows }: Props) {
  const { measures, totals, value } = file.reading ?? { measures: [], totals: [], value: 0 };
  if (measures.length < 2) return null;
  const aged = file.kind === 'receivables' || file.kind === 'payables';
  const isAge = (measure: string) => ageRoles.some((role) => role === measure);
  return (
    <ScrollingTable
      label={`${kindWords[file.kind].title}, ${file.name}: what its columns come to`}
      columns={aged ? ['Age', 'Amount', 'Share'] : ['Column', 'Amount']}
    >
      {measures.map((measure, column) => (
        <tr key={measure}>
          <th scope="row">{measureWords(measure)}</th>
          <td>
            <button
              type="button"
              className="min-h-9 rounded-small px-1 hover:bg-raised hover:underline"
              onClick={() => onRows({ file, column })}
            >
              <Money exact amount={totals[column] ?? 0} />
              <span className="sr-only">, rows of {measureWords(measure)}</span>
            </button>
          </td>
          {aged && <td>{isAge(measure) && value > 0 ? percent((totals[column] ?? 0) / value) : ''}</td>}
        </tr>
      ))}
    </ScrollingTable>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
