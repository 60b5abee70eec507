type ColumnKind = 'ssn' | 'birth-date' | 'bank-account';
type Columns = { between: string; kinds: ReadonlyMap<number, ColumnKind> };
type Held = { kind: ColumnKind; value: string };

const separators = ['\t', ';', ',', '|'];
const longestRow = 20_000;

/** An "account number" alone may be a ledger account, so it is not in this list. */
const names: readonly (readonly [ColumnKind, RegExp])[] = [
  ['ssn', /^(?:employee |owner )?(?:ss no|(?:ssn|social security)(?: (?:number|num|no|nr))?)$/],
  ['birth-date', /^(?:employee |owner )?(?:dob|d o b|date of birth|birth ?date|birthday|born(?: on)?)$/],
  [
    'bank-account',
    /^(?:bank |checking |savings |direct deposit )(?:account|acct)(?: (?:number|num|no|nr))?$/,
  ],
  ['bank-account', /^(?:iban|(?:bank )?routing(?: (?:number|num|no|nr))?|aba(?: (?:number|no))?)$/],
];
/** Most lines have none of these words and need not be parsed. */
const hint = /ssn|ss\s?#|soc|birth|born|d\W?o\W?b|iban|routing|aba|acc(?:oun)?t/i;
const values: Readonly<Record<ColumnKind, RegExp>> = {
  // Spreadsheets drop a leading zero.
  ssn: /^(?!000|666|9\d\d\d\d\d\d\d\d)\d{8,9}$/,
  'bank-account': /^(?:\d{5,17}|[a-z]{2}\d{2}[a-z\d]{11,30})$/i,
  // Also the serial day number that spreadsheets store.
  'birth-date': /^(?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}(?:T.*)?|[1-5]\d{4})$/,
};

/**
 * Reads a text line by line and returns personal data in columns whose header names it: payroll numbers have
 * no label beside them. A line that is not a row ends the table.
 */
export function columnFinder(): (line: string) => Held[] {
  let columns: Columns | null = null;
  return (line) => {
    if (line.trim() === '' || line.length > longestRow) return [];
    const named = hint.test(line) ? columnsOf(line) : null;
    if (named || columns === null) {
      columns = named;
      return [];
    }
    const cells = cellsOf(line, columns.between);
    if (cells.length < 2) columns = null;
    return [...(columns?.kinds ?? [])].flatMap(([at, kind]) => {
      const value = plain(cells[at] ?? '', kind);
      return values[kind].test(value) ? [{ kind, value }] : [];
    });
  };
}

function columnsOf(line: string): Columns | null {
  for (const between of separators) {
    if (!line.includes(between)) continue;
    const kinds = new Map<number, ColumnKind>();
    for (const [at, cell] of cellsOf(line, between).entries()) {
      const kind = names.find(([, name]) => name.test(words(cell)))?.[0];
      if (kind) kinds.set(at, kind);
    }
    if (kinds.size > 0) return { between, kinds };
  }
  return null;
}

/** Splits `employeeSSN`, `Date_of_Birth` and `Soc. Sec. #` into words. */
function words(cell: string): string {
  const apart = cell
    .trim()
    .slice(0, 60)
    .replace(/([a-z])([A-Z])/g, '$1 $2');
  return apart
    .toLowerCase()
    .replace(/\bsoc\b\W*\bsec\b/, 'social security')
    .replace(/#/g, ' no ')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

function plain(cell: string, kind: ColumnKind): string {
  return kind === 'birth-date' ? cell.trim() : cell.replace(/[\s-]/g, '');
}

/** A quoted cell may contain the separator. */
function cellsOf(line: string, between: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const letter of line) {
    if (letter === '"') quoted = !quoted;
    else if (letter === between && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell];
}
