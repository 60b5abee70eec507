import type { ReactNode } from 'react';
import type { Cents } from '#kernel/money.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { standbyInterestWords, standbyWords } from '../domain/standby-words.ts';
import { termName, termSections } from '../domain/term-fields.ts';
import { roundedEstimate } from '../domain/value.ts';
import { kindLabels } from '../domain/words.ts';
import { amountOf, type CompareColumn, hasClosed, slices } from './compare-slices.ts';
import { OfferStatusBadge } from './offer-status.tsx';
import { whosePrice } from './offer-words.ts';
import { shownTerm } from './term-text.ts';

type Row = { label: string; cell: (column: CompareColumn) => ReactNode; strong?: boolean };

const figures: readonly Row[] = [
  { label: 'Price', cell: ({ terms }) => <Money exact amount={terms.price} /> },
  { label: 'Paid at closing', cell: ({ value }) => <Money exact amount={value.atClosing} /> },
  { label: 'Monthly note payment', cell: ({ value }) => <Money exact amount={value.notePayment} /> },
  { label: 'Present value of note', cell: (column) => <NoteValue {...column} /> },
  { label: 'Present value of earn-out', cell: ({ value }) => <Estimated amount={value.earnOutValue} /> },
  ...slices.map(
    ({ name, label }): Row => ({
      label: name === 'atRisk' ? label : `${label}, risk-adjusted`,
      cell: (column) =>
        name === 'atRisk' && hasClosed(column.offer) ? (
          'Closed'
        ) : (
          <Estimated amount={amountOf(column, name)} />
        ),
    }),
  ),
  {
    label: 'Risk-adjusted value',
    cell: ({ value }) => <Estimated amount={value.riskAdjusted} />,
    strong: true,
  },
];

function Estimated({ amount }: { amount: Cents | null }) {
  return <Money exact amount={amount === null ? null : roundedEstimate(amount)} />;
}

function NoteValue({ terms, value, assumed }: CompareColumn) {
  const standby = standbyWords(terms, value.notePayment, assumed.noteDiscount);
  return (
    <>
      <Estimated amount={value.noteValue} />
      {standby !== null && <span className="block max-w-60 text-muted text-tiny">{standby}</span>}
    </>
  );
}

export function CompareTable({ columns }: { columns: readonly CompareColumn[] }) {
  return (
    <section
      aria-label="Offers side by side"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-large border bg-surface"
    >
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">Offers side by side</caption>
        <thead>
          <tr className="border-line border-b align-top">
            <th
              scope="col"
              className="sticky left-0 z-10 min-w-32 bg-surface px-4 py-3 text-left font-medium"
            >
              Term
            </th>
            {columns.map(({ offer }) => (
              <OfferHead key={offer.id} offer={offer} />
            ))}
          </tr>
        </thead>
        <tbody>
          {[...figures, ...termRows(columns)].map((row) => (
            <CompareRow key={row.label} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** No term says it, and what the note is worth depends on it. */
const standbyInterest: Row = {
  label: 'Interest during standby',
  cell: ({ terms }) => standbyInterestWords(terms) ?? '—',
};

function termRows(columns: readonly CompareColumn[]): Row[] {
  return termSections
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => name !== 'price')
    .filter((field) => columns.some((column) => shownTerm(field, column.terms) !== null))
    .flatMap((field): Row[] => [
      { label: termName(field), cell: ({ terms: of }) => shownTerm(field, of) ?? '—' },
      ...(field.name === 'noteStandbyMonths' ? [standbyInterest] : []),
    ]);
}

function OfferHead({ offer }: { offer: CompareColumn['offer'] }) {
  return (
    <th scope="col" className="min-w-44 px-4 py-3 text-left font-medium">
      <span className="block break-words text-body">{offer.buyer.name}</span>
      <span className="block font-normal text-muted">{kindLabels[offer.kind]}</span>
      <span className="mb-2 block font-normal text-muted">Terms: {whosePrice(offer)}</span>
      <span className="flex flex-wrap items-center gap-2">
        <OfferStatusBadge {...offer} />
        <LinkButton
          size="small"
          variant="secondary"
          to={paths.offer(offer.id)}
          aria-label={`Open ${offer.buyer.name}’s offer`}
        >
          Open
        </LinkButton>
      </span>
    </th>
  );
}

function CompareRow({ row, columns }: { row: Row; columns: readonly CompareColumn[] }) {
  return (
    <tr className={row.strong ? 'border-line border-y-2 bg-raised' : 'border-line border-b'}>
      <th
        scope="row"
        className={`sticky left-0 z-10 px-4 py-2.5 text-left align-top font-normal text-muted ${row.strong ? 'bg-raised' : 'bg-surface'}`}
      >
        {row.label}
      </th>
      {columns.map((column) => (
        <td
          key={column.offer.id}
          className={`tabular break-words px-4 py-2.5 align-top ${row.strong ? 'font-semibold' : ''}`}
        >
          <span className="whitespace-pre-line">{row.cell(column)}</span>
        </td>
      ))}
    </tr>
  );
}
