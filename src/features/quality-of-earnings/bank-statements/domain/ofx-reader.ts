import { dayIn } from '#features/valuation/earnings/domain/day-range.ts';
import {
  type BankTrouble,
  type LineTrouble,
  lastFourOf,
  plainText,
  type StatementRead,
} from './bank-line.ts';
import { type OfxElement, ofxElements } from './ofx-elements.ts';

/** `broken`: the line where the text ends within a statement; such a file is never read in part. */
export type OfxRead = { statements: StatementRead[]; broken: number | null };

type Line = { row: number; fields: Map<string, string> };
type Open = { read: StatementRead; line: Line | null; balance: { amount: string; day: string } | null };

const starts: Record<string, StatementRead['kind']> = { STMTRS: 'bank', CCSTMTRS: 'card' };
/** Accounts that money went to, and balances besides that of the ledger, are not those of the statement. */
const passedOver = ['BANKACCTTO', 'CCACCTTO', 'AVAILBAL', 'BALLIST', 'IMAGEDATA', 'CURRENCY', 'ORIGCURRENCY'];

/** Reads statements of bank and card accounts (OFX 1 and 2, QFX), and ends past `most` lines. Those of investments are left out. */
export function readOfx(text: string, most: number): OfxRead {
  const statements: StatementRead[] = [];
  let open: Open | null = null;
  let passing: string | null = null;
  let institution = '';
  let last = 1;
  for (const element of ofxElements(text)) {
    const { tag, value } = element;
    last = element.row;
    if (passing) {
      // Amounts with a CURRENCY of their own are in it; those with an ORIGCURRENCY were converted.
      if (passing === 'CURRENCY' && tag === 'CURSYM') open?.line?.fields.set(tag, value);
      if (tag === `/${passing}`) passing = null;
      continue;
    }
    if (tag === 'ORG' && institution === '') institution = plainText(value);
    const kind = starts[tag];
    if (kind) open = { read: { ...blank(kind), name: institution }, line: null, balance: null };
    else if (!open) continue;
    else if (passedOver.includes(tag)) passing = tag;
    else if (tag === '/STMTRS' || tag === '/CCSTMTRS') {
      statements.push(finished(open));
      open = null;
    } else take(open, element);
    if (open && open.read.lines.length + open.read.troubles.length > most)
      return { statements: [open.read], broken: null };
  }
  return { statements, broken: open || passing ? last : null };
}

const blank = (kind: StatementRead['kind']): StatementRead => ({
  ...{ kind, lastFour: '', name: '', from: null, to: null, opening: null, closing: null },
  ...{ lines: [], troubles: [], breaks: [] },
});

function take(open: Open, { tag, value, row }: OfxElement): void {
  const { read, line, balance } = open;
  if (tag === 'STMTTRN') open.line = { row, fields: new Map() };
  else if (tag === '/STMTTRN') {
    if (line) keep(read, line);
    open.line = null;
  } else if (line) {
    if (value !== '' && !line.fields.has(tag)) line.fields.set(tag, value);
  } else if (tag === 'LEDGERBAL') open.balance = { amount: '', day: '' };
  else if (balance && tag === 'BALAMT') balance.amount ||= value;
  else if (balance && tag === 'DTASOF') balance.day ||= value;
  else if (tag === 'ACCTID') read.lastFour = lastFourOf(value);
  else if (tag === 'DTSTART') read.from = ofxDay(value);
  else if (tag === 'DTEND') read.to = ofxDay(value);
  else if (tag === 'CURDEF' && !/^(USD)?$/i.test(value))
    read.troubles.push({ row, trouble: 'other-currency', text: plainText(value) });
}

function keep(read: StatementRead, { row, fields }: Line): void {
  const said = (tag: string) => fields.get(tag) ?? '';
  const day = ofxDay(said('DTPOSTED'));
  const amount = ofxAmount(said('TRNAMT'));
  const trouble = /^(usd)?$/i.test(said('CURSYM'))
    ? troubleIn(said('DTPOSTED'), day, said('TRNAMT'), amount)
    : ({ trouble: 'other-currency', text: plainText(said('CURSYM')) } as const);
  if (trouble) read.troubles.push({ row, ...trouble });
  else if (day !== null && typeof amount === 'number')
    read.lines.push({
      ...{ row, day, amount },
      name: plainText(said('NAME')),
      memo: plainText(said('MEMO')),
      number: plainText(said('CHECKNUM')),
      reference: plainText(said('FITID')),
    });
}

function troubleIn(
  saidDay: string,
  day: string | null,
  saidAmount: string,
  amount: number | BankTrouble,
): Omit<LineTrouble, 'row'> | null {
  if (day === null)
    return { trouble: saidDay === '' ? 'day-missing' : 'day-unclear', text: plainText(saidDay) };
  return typeof amount === 'number' ? null : { trouble: amount, text: plainText(saidAmount) };
}

/** A balance of a later day than the lines cover would have lines that the file lacks. */
function finished({ read, balance }: Open): StatementRead {
  const days = read.lines.map(({ day }) => day).toSorted();
  const to = read.to ?? days.at(-1) ?? null;
  const from = believed(read.from, to, days[0] ?? null);
  const amount = balance ? ofxAmount(balance.amount) : 'amount-missing';
  const asOf = balance ? ofxDay(balance.day) : null;
  const within = asOf === null || to === null || (asOf <= to && asOf >= (days.at(-1) ?? asOf));
  return { ...read, from, to, closing: typeof amount === 'number' && within ? amount : null };
}

/** Days that one file covers at most: three years. */
const longestPeriod = 1_100;

/** Some banks write a first day of long ago, such as 1970: then the first line is the first day. */
function believed(from: string | null, to: string | null, first: string | null): string | null {
  if (from === null || to === null || first === null) return from ?? first;
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 > longestPeriod ? first : from;
}

/** The calendar day that is written, in whatever time zone. */
function ofxDay(text: string): string | null {
  const parts = /^((?:19|20)\d\d)(\d\d)(\d\d)/.exec(text);
  return parts ? dayIn(Number(parts[1]), Number(parts[2]), Number(parts[3])) : null;
}

/** Cents. OFX writes a decimal point or comma, and no thousands. */
function ofxAmount(text: string): number | BankTrouble {
  if (text === '') return 'amount-missing';
  const parts = /^([+-]?)(\d{1,12})(?:[.,](\d{0,6}))?$/.exec(text);
  if (!parts) return 'amount-unclear';
  const [, sign, whole = '', decimals = ''] = parts;
  if (text.includes(',') && decimals.length > 2) return 'amount-unclear';
  if (/[1-9]/.test(decimals.slice(2))) return 'part-of-a-cent';
  const amount = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return (sign === '-' ? -amount : amount) + 0;
}
