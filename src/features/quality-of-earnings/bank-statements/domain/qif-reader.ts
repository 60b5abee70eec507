import {
  type ValueStyle,
  valueReader,
} from '#features/quality-of-earnings/general-ledger/domain/value-style.ts';
import { lastFourOf, plainText, type StatementRead } from './bank-line.ts';

type Section = { kind: StatementRead['kind']; read: boolean };
const sections: Record<string, Section> = {
  bank: { kind: 'bank', read: true },
  cash: { kind: 'bank', read: true },
  ccard: { kind: 'card', read: true },
};
const others: Section = { kind: null, read: false };

/** One account of a QIF text for each part with lines. `style`: how days and amounts are written; throws OtherStyle. */
export function readQif(text: string, style: ValueStyle): StatementRead[] {
  const values = valueReader(style);
  const statements: StatementRead[] = [];
  let section: Section = others;
  let named: 'account' | 'lines' = 'lines';
  let account = '';
  let current: StatementRead | null = null;
  let fields = new Map<string, string>();
  let began = 0;
  const end = () => {
    if (named === 'account') account = plainText(fields.get('N') ?? '');
    else if (section.read && fields.size > 0) {
      current ??= begin(statements, section.kind, account);
      keep(current, fields, began, values);
    }
    fields = new Map();
  };
  for (const [at, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [code = '', said] = [line.slice(0, 1), line.slice(1).trim()];
    if (code === '^') end();
    else if (code === '!') {
      fields = new Map();
      const type = /^type:\s*(\w+)/i.exec(said)?.[1]?.toLowerCase();
      named = /^account/i.test(said) ? 'account' : 'lines';
      if (type !== undefined || named === 'account') current = null;
      if (type !== undefined) section = sections[type] ?? others;
    } else if (/[A-Za-z$]/.test(code)) {
      if (fields.size === 0) began = at + 1;
      if (said !== '' && !fields.has(code)) fields.set(code, said);
    }
  }
  // The last line of a file that was cut off has no end; it is kept, and the sum tells.
  end();
  return statements;
}

function begin(statements: StatementRead[], kind: StatementRead['kind'], name: string): StatementRead {
  const read: StatementRead = {
    ...{ kind, lastFour: lastFourOf(name), name, from: null, to: null, opening: null, closing: null },
    ...{ lines: [], troubles: [], breaks: [] },
  };
  statements.push(read);
  return read;
}

function keep(
  read: StatementRead,
  fields: ReadonlyMap<string, string>,
  row: number,
  values: ReturnType<typeof valueReader>,
): void {
  const [saidDay, saidAmount] = [fields.get('D') ?? '', fields.get('T') ?? fields.get('U') ?? ''];
  const day = values.day(withWholeYear(saidDay.replaceAll(/\s/g, '')));
  const amount = values.amount(saidAmount);
  if (day.value === null)
    read.troubles.push({
      row,
      trouble: saidDay === '' ? 'day-missing' : 'day-unclear',
      text: plainText(saidDay),
    });
  else if (amount.value === null)
    read.troubles.push({ row, trouble: amount.trouble ?? 'amount-missing', text: plainText(saidAmount) });
  else if (/^opening balance$/i.test(fields.get('P') ?? '') && read.lines.length === 0)
    read.opening = amount.value;
  else
    read.lines.push({
      ...{ row, day: day.value, amount: amount.value, reference: '' },
      name: plainText(fields.get('P') ?? ''),
      memo: plainText(fields.get('M') ?? ''),
      number: plainText(fields.get('N') ?? ''),
    });
}

/** Quicken writes 1/ 5/94 for 1994 and 1/ 5'05 for 2005. */
function withWholeYear(text: string): string {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso)
    return iso
      .slice(1)
      .map((part) => part.padStart(2, '0'))
      .join('-');
  return text.replace(/(['/.-])(\d\d)$/, (_, sign, year) => {
    const century = sign === "'" || Number(year) < 70 ? '20' : '19';
    return `${sign === "'" ? '/' : sign}${century}${year}`;
  });
}
