import { type accountSections, type FileAccount, pathSign, withoutDeleted } from './account-sections.ts';
import { type ColumnRole, type LedgerColumns, type LedgerRow, textOf } from './ledger-columns.ts';
import { type LineTrouble, longest } from './ledger-reading.ts';
import type { valueReader } from './value-style.ts';

type Trouble = LineTrouble['trouble'] | null;
/** `key`: what the file itself names the entry by; empty: nothing. */
type Entry = {
  day: string | null;
  type: string;
  number: string;
  name: string;
  key: string;
  currency: string;
};
const noEntry: Entry = { day: null, type: '', number: '', name: '', key: '', currency: '' };

/** The cell of a role; `undefined` if no column has it. */
export function cellOf(row: LedgerRow, columns: LedgerColumns, role: ColumnRole) {
  const at = columns[role];
  return at === undefined ? undefined : row[at];
}

export function textIn(
  row: LedgerRow,
  columns: LedgerColumns,
  role: ColumnRole,
  most: number = longest.name,
): string {
  return textOf(cellOf(row, columns, role)).slice(0, most);
}

/** Reads what a line says: its account, its entry, its amount. A cell that is left blank may stand for the one above. */
export function lineCells(
  values: ReturnType<typeof valueReader>,
  sections: ReturnType<typeof accountSections>,
) {
  let last: Entry = noEntry;
  let lastAccount: FileAccount | null = null;
  let lastSaid = { name: '', code: '' };

  const accountOf = (row: LedgerRow, columns: LedgerColumns): FileAccount | null => {
    const open = sections.used();
    // Wave repeats the name of another account on some lines of a section.
    if (columns.account === undefined && (columns.code === undefined || open)) return open;
    const said = textIn(row, columns, 'account');
    const code = textIn(row, columns, 'code');
    if (said === '' && code === '') return open ?? lastAccount;
    // Lines of one account follow each other.
    if (lastAccount && said === lastSaid.name && code === lastSaid.code) return lastAccount;
    lastSaid = { name: said, code };
    const path = withoutDeleted(said)
      .split(/\s*:\s*/)
      .join(pathSign);
    lastAccount = sections.named([code, path].filter(Boolean).join(' · '));
    return lastAccount;
  };

  const entryOf = (row: LedgerRow, columns: LedgerColumns): Entry & { trouble: Trouble; text: string } => {
    const { value: day, trouble } = values.day(cellOf(row, columns, 'date'));
    const text = textIn(row, columns, 'date');
    const own: Entry = {
      day,
      type: textIn(row, columns, 'type'),
      number: textIn(row, columns, 'number'),
      name: withoutDeleted(textIn(row, columns, 'name')),
      key: textIn(row, columns, 'entry'),
      currency: textIn(row, columns, 'currency'),
    };
    // A journal writes the day of an entry once, on its first line.
    if (text === '' && last.day !== null && columns.account !== undefined) {
      const type = own.type || last.type;
      const number = own.number || last.number;
      const [name, key] = [own.name || last.name, own.key || last.key];
      const currency = own.currency || last.currency;
      return { day: last.day, type, number, name, key, currency, trouble: null, text };
    }
    last = own;
    return { ...own, trouble: text === '' ? 'day-missing' : trouble, text };
  };

  const endEntry = () => {
    last = noEntry;
  };
  return { accountOf, entryOf, endEntry };
}

type Written = { value: number | null; trouble: Trouble; text: string };

/** The amount of a line in cents as the file writes it: debit less credit, or the one column. */
export function writtenIn(
  row: LedgerRow,
  columns: LedgerColumns,
  values: ReturnType<typeof valueReader>,
): Written {
  const { debit, credit } = columns;
  if (debit === undefined || credit === undefined) {
    const { value, trouble } = values.amount(cellOf(row, columns, 'amount'));
    const missing = value === null ? 'amount-missing' : null;
    return { value, trouble: trouble ?? missing, text: textIn(row, columns, 'amount') };
  }
  const [one, other] = [values.amount(row[debit]), values.amount(row[credit])];
  const text = [textOf(row[debit]), textOf(row[credit])].filter(Boolean).join(' / ').slice(0, longest.name);
  const trouble = one.trouble ?? other.trouble;
  if (trouble) return { value: null, trouble, text };
  if (one.value === null && other.value === null) return { value: null, trouble: 'amount-missing', text };
  if (one.value && other.value) return { value: null, trouble: 'both-sides', text };
  return { value: (one.value ?? 0) - (other.value ?? 0), trouble: null, text };
}

/** Amounts in another currency are never added to dollars. Returns its code, or `null`. `said`: of an entry. */
export function foreignIn(said: string): string | null {
  // GnuCash writes CURRENCY::USD.
  const currency = said.replace(/^currency::/i, '');
  return currency === '' || /^(usd|us\$|\$|us dollars?)$/i.test(currency) ? null : currency;
}
