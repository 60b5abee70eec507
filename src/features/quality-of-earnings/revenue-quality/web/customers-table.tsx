import { FigureButton } from '#features/quality-of-earnings/general-ledger/web/figure-table.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { footLabel, footOf } from '../domain/customer-rows.ts';
import { customerTitles } from '../domain/customer-titles.ts';
import { percent, type RevenueQuality } from './queries.ts';

type Customers = RevenueQuality['customers'];
type Customer = Customers['largest'][number];
type Span = { from: string; to: string };
type Props = { customers: Customers; onOpen: (customer: Customer, span: Span) => void };

/** Revenue by customer in two years; each column adds up to the revenue of its year. */
export function CustomersTable({ customers, onOpen }: Props) {
  const titles = customerTitles(customers);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label="Revenue by customer"
      className="relative max-h-96 min-w-0 overflow-auto rounded-large border"
    >
      <table className="tabular w-full border-collapse text-small [&_td]:px-2 [&_td]:text-right [&_th]:px-3 [&_th]:py-2">
        <thead>
          <tr className="border-b">
            <th scope="col" className="text-left font-medium">
              Customer
            </th>
            {[titles.latest, 'Share', titles.before].map((title) => (
              <th key={title} scope="col" className="text-right font-medium text-muted">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {customers.largest.map((one) => (
            <CustomerRow key={one.key} one={one} customers={customers} onOpen={onOpen} />
          ))}
        </tbody>
        <Foot customers={customers} />
      </table>
    </section>
  );
}

function CustomerRow({ one, customers, onOpen }: Props & { one: Customer }) {
  const { latest, before, from } = customers;
  const titles = customerTitles(customers);
  const cell = (amount: number | null, title: string, span: Span) =>
    from === 'file' ? (
      <Money exact amount={amount} />
    ) : (
      <FigureButton label={`${one.name}, ${title}`} amount={amount} onOpen={() => onOpen(one, span)} />
    );
  return (
    <tr>
      <th scope="row" className="wrap-anywhere min-w-36 text-left font-normal">
        {one.name}
        {one.names > 1 && <span className="text-muted"> ({one.names} spellings)</span>}
      </th>
      <td>{cell(one.amount, titles.latest, latest)}</td>
      <td>{percent(one.share)}</td>
      <td>{cell(one.before, titles.before, before)}</td>
    </tr>
  );
}

function Foot({ customers }: { customers: Customers }) {
  return (
    <tfoot>
      {footOf(customers, customers.largest).map((row) => (
        <tr key={row.kind} className={row.kind === 'total' ? 'border-t font-semibold' : ''}>
          <th scope="row" className="text-left font-[inherit]">
            {footLabel(row)}
          </th>
          <td>
            <Money exact amount={row.amount} className="px-2" />
          </td>
          <td>{percent(row.share)}</td>
          <td>
            <Money exact amount={row.before} className="px-2" />
          </td>
        </tr>
      ))}
    </tfoot>
  );
}
