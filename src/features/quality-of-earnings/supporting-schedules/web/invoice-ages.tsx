import { ScrollingTable } from '#features/quality-of-earnings/general-ledger/web/scrolling-table.tsx';
import { counted, grouped } from '#kernel/counts.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { Money } from '#kit/ui/Money.tsx';
import { agesTold } from '../domain/invoice-ages.ts';
import type { Schedule } from './queries.ts';
import { kindWords, measureWords } from './schedule-words.ts';

type Aging = NonNullable<NonNullable<Schedule['reading']>['aging']>;

const countedFrom: Record<Aging['from'], string> = {
  due: 'Ages are counted from the due date of each invoice.',
  file: 'Invoices without a due date are in the age that the file gives them.',
  invoice:
    'The file has no due dates, so ages are counted from the date of each invoice. They do not tell how late it is, so nothing is figured from them.',
  both: 'Ages are counted from the due date of each invoice, or from its own date where it has none. Those do not tell how late it is, so nothing is figured from them.',
};
const shown = 8;

/** Of a list of invoices: the ages of the file beside those of its dates, and who owes most. */
export function InvoiceAges({ file }: { file: Schedule }) {
  const { aging, measures = [], totals = [], value = 0 } = file.reading ?? {};
  if (!aging || file.to === null) return null;
  const { own, moved } = aging;
  const title = `${kindWords[file.kind].title}, ${file.name}`;
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-small">
        {countedFrom[aging.from]} {own && (aging.from !== 'file' || moved.count > 0) && movedWords(moved)}
      </p>
      {own && moved.count > 0 && (
        <>
          <ScrollingTable
            label={`${title}: ages by dates and in the file`}
            columns={['Age', 'By its dates', 'In the file', 'Difference']}
          >
            {agesTold.map((age, at) => {
              const worked = totals[measures.indexOf(age)] ?? 0;
              const said = own[at] ?? 0;
              return (
                <tr key={age}>
                  <th scope="row">{measureWords(age)}</th>
                  <td>
                    <Money exact amount={cents(worked)} />
                  </td>
                  <td>
                    <Money exact amount={cents(said)} />
                  </td>
                  <td>
                    <Money exact amount={cents(worked - said)} />
                  </td>
                </tr>
              );
            })}
          </ScrollingTable>
          <ul aria-label={`${title}: invoices in another age`} className="flex flex-col gap-1 text-small">
            {moved.places.slice(0, shown).map(({ row, name, own: told, age, amount }) => (
              <li key={`${row} ${told}`} className="wrap-anywhere">
                Row {grouped(row)}, <bdi>{name}</bdi>, {formatMoney(cents(amount))}: “{measureWords(told)}” in
                the file, “{measureWords(age)}” by its dates.
              </li>
            ))}
            {moved.count > shown && <li>And {counted(moved.count - shown, 'more', 'more')}.</li>}
          </ul>
        </>
      )}
      <Parties title={title} parties={aging.parties} value={value} />
    </div>
  );
}

function movedWords({ count, amount }: Aging['moved']): string {
  if (count === 0) return 'The file has every invoice in the same age.';
  return `The file has ${counted(count, 'invoice', 'invoices')} in another age, ${formatMoney(cents(amount))} in all. What counts here are the dates.`;
}

function Parties({ title, parties, value }: { title: string; parties: Aging['parties']; value: number }) {
  const [first] = parties.largest;
  if (!first) return null;
  return (
    <details>
      <summary className="cursor-pointer text-small">
        {counted(parties.count, 'name', 'names')}; the largest is <bdi>{first.name}</bdi>
        {value > 0 && `, ${percent(first.amount / value)} of the total`}
      </summary>
      <ScrollingTable label={`${title}: the largest`} columns={['Name', 'Amount', 'Share']}>
        {parties.largest.map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Money exact amount={cents(amount)} />
            </td>
            <td>{value > 0 ? percent(amount / value) : ''}</td>
          </tr>
        ))}
      </ScrollingTable>
    </details>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
