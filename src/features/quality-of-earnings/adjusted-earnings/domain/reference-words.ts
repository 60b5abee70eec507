import { dayInWords } from '#kernel/days.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import type { Reference } from './evidence.ts';

/** "page 3", "page 3, row 12", "row 12", or nothing. */
export function placeWords({ page, row }: { page: number | null; row: number | null }): string {
  return [page === null ? '' : `page ${page}`, row === null ? '' : `row ${row}`].filter(Boolean).join(', ');
}

/** Where a reference is found. `shown`: what its file is called here. */
function referenceWords(reference: Reference, shown: string): string {
  const place = placeWords(reference);
  if (reference.kind !== 'bank') return [shown, place].filter(Boolean).join(', ');
  const { day, amount } = reference.payment;
  const line = `${dayInWords(day)}, ${formatMoney(cents(amount))}`;
  return [line, reference.label, shown, place].filter(Boolean).join(', ');
}

const mostNamed = 6;

/** The first of them, and how many more there are. */
export function listedWords(words: readonly string[]): string {
  const more = words.length - mostNamed;
  return [...words.slice(0, mostNamed), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** What stands, in words for readers at the last stage. `hidden`: references to files that have no name there. */
export function wordsForBuyers(
  references: readonly Reference[],
  hidden: ReadonlySet<string>,
): {
  documents: string[];
  payments: string[];
} {
  const stands = references.filter(({ standing }) => standing === 'stands');
  return {
    documents: stands.flatMap((one) =>
      one.kind === 'bank'
        ? []
        : [referenceWords(one, hidden.has(one.id) ? 'A document not open to buyers' : one.label)],
    ),
    payments: stands.flatMap((one) => (one.kind === 'bank' ? [referenceWords(one, one.fileName)] : [])),
  };
}
