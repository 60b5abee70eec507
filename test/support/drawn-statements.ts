import type { PlacedWord } from '#features/quality-of-earnings/bank-statements/domain/pdf/page-rows.ts';

/** Cents into the account; `more`: what the bank prints below the line. */
export type DrawnLine = { day: string; amount: number; name: string; more?: string; number?: string };
export type DrawnStatement = {
  lastFour: string;
  from: string;
  to: string;
  opening: number;
  lines: readonly DrawnLine[];
};

const [characterWidth, lineHeight, leading] = [5, 10, 12];
const [firstTop, lastTop] = [90, 700];

export const sumOf = (lines: readonly { amount: number }[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
export const endOf = ({ opening, lines }: DrawnStatement) => opening + sumOf(lines);

/** `1,234.56`; the minus stands before or after. */
function printed(cents: number, minus: 'before' | 'after' = 'before'): string {
  const size = Math.abs(cents);
  const whole = Math.floor(size / 100).toLocaleString('en-US');
  const text = `${whole}.${String(size % 100).padStart(2, '0')}`;
  return cents >= 0 ? text : minus === 'before' ? `-${text}` : `${text}-`;
}

const monthDay = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}`;
const wholeDay = (day: string) => `${monthDay(day)}/${day.slice(0, 4)}`;

/** Places words as a bank's program would, with a head on every page. */
export function paper(head: readonly string[]) {
  const pages: PlacedWord[][] = [];
  let top = Number.POSITIVE_INFINITY;
  const place = (left: number, text: string, at: number) => {
    let x = left;
    for (const word of text.split(' ')) {
      const right = x + word.length * characterWidth;
      if (word !== '') pages.at(-1)?.push({ text: word, left: x, right, top: at, bottom: at + lineHeight });
      x = right + characterWidth;
    }
  };
  /** Texts by where they begin; a negative place is where they end. */
  const row = (...texts: readonly (readonly [x: number, text: string])[]) => {
    top += leading;
    if (top > lastTop) {
      pages.push([]);
      for (const [at, text] of [...head, `Page ${pages.length} of 9`].entries())
        place(40, text, 20 + at * leading);
      top = firstTop;
    }
    for (const [x, text] of texts) place(x < 0 ? -x - text.length * characterWidth : x, text, top);
  };
  const gap = () => {
    top += leading;
  };
  return { row, gap, pages };
}

type Drawn = PlacedWord[][];
export type Layout = (statement: DrawnStatement) => Drawn;

const headOf = ({ lastFour, from, to }: DrawnStatement) => [
  `Account number: 000 1234 ${lastFour}`,
  `Statement period ${wholeDay(from)} - ${wholeDay(to)} for all of your accounts with this bank, thank you`,
];

type Paper = ReturnType<typeof paper>;
type Line = readonly (readonly [number, string])[];

function list(on: Paper, lines: readonly DrawnLine[], cells: (line: DrawnLine, at: number) => Line): void {
  for (const [at, line] of lines.entries()) {
    on.row([40, monthDay(line.day)], [90, line.name], ...cells(line, at));
    if (line.more) on.row([90, line.more]);
  }
}

function section(
  on: Paper,
  name: string,
  lines: readonly DrawnLine[],
  shown: (amount: number) => string,
): void {
  on.gap();
  on.row([40, name]);
  on.row([40, 'Date'], [90, 'Description'], [-560, 'Amount']);
  list(on, lines, ({ amount }) => [[-560, shown(amount)]]);
  on.row([40, `Total ${name.toLowerCase()}`], [-560, `$${shown(sumOf(lines))}`]);
}

const parts = ({ lines }: DrawnStatement) => ({
  checks: lines.filter(({ number }) => number),
  into: lines.filter(({ number, amount }) => !number && amount > 0),
  out: lines.filter(({ number, amount }) => !number && amount <= 0),
});
const plain = (amount: number) => printed(Math.abs(amount));

/** Sections without signs, checks in two columns, balances of days at the end. */
const inSections: Layout = (statement) => {
  const on = paper(headOf(statement));
  const { checks, into, out } = parts(statement);
  on.row([40, 'Beginning Balance'], [-560, `$${printed(statement.opening)}`]);
  on.row([40, 'Deposits and Additions'], [-560, plain(sumOf(into))]);
  on.row(
    [40, 'Ending Balance'],
    [-400, String(statement.lines.length)],
    [-560, `$${printed(endOf(statement))}`],
  );
  section(on, 'Deposits and Additions', into, plain);
  on.gap();
  on.row([40, 'Checks Paid']);
  on.row(
    ...[40, 300].flatMap(
      (x) =>
        [
          [x, 'Check No.'],
          [x + 80, 'Date'],
          [-x - 210, 'Amount'],
        ] as const,
    ),
  );
  for (let at = 0; at < checks.length; at += 2)
    on.row(
      ...checks.slice(at, at + 2).flatMap(({ number = '', day, amount }, side) => {
        const x = 40 + side * 260;
        return [
          [x, `${number} *`],
          [x + 80, monthDay(day)],
          [-x - 210, plain(amount)],
        ] as const;
      }),
    );
  section(on, 'Electronic Withdrawals', out, plain);
  on.gap();
  on.row([40, 'Daily Ending Balance']);
  on.row([40, 'Date'], [-200, 'Amount'], [300, 'Date'], [-460, 'Amount']);
  on.row([40, '01/02'], [-200, '$77.70'], [300, '01/03'], [-460, '$88.80']);
  return on.pages;
};

/** Money out with a minus sign in sections of its own. */
const withMinus: Layout = (statement) => {
  const on = paper(headOf(statement));
  const { checks, into, out } = parts(statement);
  on.row([40, `Beginning balance on ${wholeDay(statement.from)}`], [-560, `$${printed(statement.opening)}`]);
  on.row([40, `Ending balance on ${wholeDay(statement.to)}`], [-560, `$${printed(endOf(statement))}`]);
  section(on, 'Deposits and other credits', into, printed);
  section(on, 'Withdrawals and other debits', out, printed);
  on.gap();
  on.row([40, 'Checks']);
  on.row(
    ...[0, 180, 360].flatMap(
      (x) =>
        [
          [x + 40, 'Date'],
          [x + 90, 'Check #'],
          [-x - 190, 'Amount'],
        ] as const,
    ),
  );
  for (let at = 0; at < checks.length; at += 3)
    on.row(
      ...checks.slice(at, at + 3).flatMap(({ number = '', day, amount }, side) => {
        const x = side * 180;
        return [
          [x + 40, monthDay(day)],
          [x + 90, number],
          [-x - 190, printed(amount)],
        ] as const;
      }),
    );
  return on.pages;
};

/** Columns for money in and money out under a header of two rows, and a balance at the end of each day. */
const inColumns: Layout = (statement) => {
  const on = paper(headOf(statement));
  on.row([40, 'Beginning Balance'], [170, 'Total Deposits'], [300, 'Ending Balance']);
  on.row([-120, `$${printed(statement.opening)}`], [-240, '$0.00'], [-370, `$${printed(endOf(statement))}`]);
  on.gap();
  on.row([40, 'Transaction history']);
  on.row([300, 'Deposits/'], [380, 'Withdrawals/'], [480, 'Ending daily']);
  on.row([40, 'Date'], [90, 'Description'], [300, 'Additions'], [380, 'Subtractions'], [480, 'balance']);
  let balance = statement.opening;
  list(on, statement.lines, ({ amount, day }, at) => {
    balance += amount;
    const last = statement.lines[at + 1]?.day !== day;
    const cell = [amount > 0 ? -345 : -440, plain(amount)] as const;
    return last ? [cell, [-550, printed(balance)]] : [cell];
  });
  return on.pages;
};

/** One column with a minus sign after the amount, and a balance after each line, in the list itself too. */
const withBalance: Layout = (statement) => {
  const on = paper(headOf(statement));
  on.row([40, 'Account activity']);
  on.row([40, 'Date'], [90, 'Transaction'], [-470, 'Amount'], [-560, 'Balance']);
  on.row(
    [40, monthDay(statement.from)],
    [90, 'Previous Balance'],
    [-560, printed(statement.opening, 'after')],
  );
  let balance = statement.opening;
  list(on, statement.lines, ({ amount }) => {
    balance += amount;
    return [
      [-470, printed(amount, 'after')],
      [-560, printed(balance, 'after')],
    ];
  });
  on.row([40, monthDay(statement.to)], [90, 'New Balance'], [-560, printed(balance, 'after')]);
  return on.pages;
};

/** Brackets for money out, the newest line first. */
const newestFirst: Layout = (statement) => {
  const on = paper(headOf(statement));
  on.row([40, 'Opening balance:'], [-560, printed(statement.opening)]);
  on.row([40, 'Closing balance:'], [-560, printed(endOf(statement))]);
  on.row([40, 'Date'], [90, 'Details'], [-470, 'Amount'], [-560, 'Balance']);
  let balance = endOf(statement);
  list(on, statement.lines.toReversed(), ({ amount }) => {
    const shown: Line = [
      [-470, amount < 0 ? `($${plain(amount)})` : `$${plain(amount)}`],
      [-560, `$${printed(balance)}`],
    ];
    balance -= amount;
    return shown;
  });
  return on.pages;
};

/** A credit card: what is owed is printed as positive, and each line has the day it was made and the day it was posted. */
const ofCard: Layout = (statement) => {
  const on = paper(headOf(statement));
  const payments = statement.lines.filter(({ amount }) => amount > 0);
  const purchases = statement.lines.filter(({ amount }) => amount <= 0);
  on.row([40, 'New Balance'], [200, 'Minimum Payment Due'], [380, 'Payment Due Date']);
  on.row([40, `$${printed(-endOf(statement))}`], [200, '$35.00'], [380, '02/09/25']);
  on.row([40, 'Previous Balance'], [-560, `$${printed(-statement.opening)}`]);
  on.row([40, 'Payments, Credits'], [-560, printed(-sumOf(payments))]);
  on.row([40, 'Credit Limit'], [-560, '$12,000.00']);
  const shown = (name: string, lines: readonly DrawnLine[]) => {
    on.gap();
    on.row([40, name]);
    on.row([40, 'Trans Date'], [110, 'Post Date'], [180, 'Description'], [-560, 'Amount']);
    for (const { day, name: payee, more, amount } of lines) {
      on.row([40, monthDay(day)], [110, monthDay(day)], [180, payee], [-560, printed(-amount)]);
      if (more) on.row([180, more]);
    }
  };
  shown('Payments and other credits', payments);
  shown('Purchases', purchases);
  return on.pages;
};

export const layouts = { inSections, withMinus, inColumns, withBalance, newestFirst, ofCard };
