import { type PrintedAmount, printedAmount } from './printed-amount.ts';

/** A word of a page and where it stands, in points from the top left corner. */
export type PlacedWord = { text: string; left: number; right: number; top: number; bottom: number };

/** Words that stand together, or an amount. `edge`: where its digits end. */
export type Cell = { text: string; left: number; right: number; amount: PrintedAmount | null; edge: number };

/** A line of print. `page` and `row`: from 1, as a reader counts them. */
export type PageRow = {
  page: number;
  row: number;
  top: number;
  bottom: number;
  /** Words and amounts from left to right, and the same with the words that stand together as one. */
  tokens: readonly Cell[];
  cells: readonly Cell[];
  text: string;
};

/** In heights of a row: what stands further apart is in another cell. */
const apart = 0.75;

/** The lines of print of a page, from top to bottom. */
export function rowsOf(words: readonly PlacedWord[], page: number): PageRow[] {
  const rows: PlacedWord[][] = [];
  let middle = Number.NEGATIVE_INFINITY;
  for (const word of words.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const row = rows.at(-1);
    const near = row?.[0] && middleOf(word) - middle < Math.min(heightOf(word), heightOf(row[0])) / 2;
    if (row && near) row.push(word);
    else {
      rows.push([word]);
      middle = middleOf(word);
    }
  }
  return rows.map((row, at) => rowOf(row, page, at + 1));
}

const middleOf = ({ top, bottom }: PlacedWord) => (top + bottom) / 2;
const heightOf = ({ top, bottom }: PlacedWord) => bottom - top;

function rowOf(words: readonly PlacedWord[], page: number, row: number): PageRow {
  const ordered = words.toSorted((one, other) => one.left - other.left);
  const [top, bottom] = [
    Math.min(...ordered.map((word) => word.top)),
    Math.max(...ordered.map((word) => word.bottom)),
  ];
  const tokens = tokensOf(ordered);
  const cells = cellsOf(tokens, bottom - top);
  return { page, row, top, bottom, tokens, cells, text: cells.map(({ text }) => text).join(' ') };
}

/** A sign of money may stand at the left end of its column. */
const signReach = 90;

function tokensOf(words: readonly PlacedWord[]): Cell[] {
  const tokens: Cell[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    const [next, height] = [words[at + 1], heightOf(word)];
    if (next && /^[-–−+=]?\$?[-–−+]?$/.test(word.text) && printedAmount(next.text)) {
      const reach = word.text === '$' ? signReach : height;
      if (next.left - word.right < reach) {
        words = words.with(at + 1, { ...next, text: word.text + next.text, left: word.left });
        continue;
      }
    }
    if (
      next &&
      /^([-–−]|cr|dr)$/i.test(next.text) &&
      next.left - word.right < height &&
      printedAmount(word.text)
    ) {
      tokens.push({ ...cellOf(word, word.text + next.text), right: next.right });
      at += 1;
    } else tokens.push(cellOf(word, word.text));
  }
  return tokens;
}

function cellOf({ left, right, text: bare }: PlacedWord, text: string): Cell {
  const amount = printedAmount(text);
  const after = amount ? (/[^\d]*$/.exec(bare)?.[0].length ?? 0) : 0;
  return { text, left, right, amount, edge: right - (after * (right - left)) / Math.max(1, bare.length) };
}

/** Words with less than `share` of the row's height between them as one. */
export function cellsOf(tokens: readonly Cell[], height: number, share = apart): Cell[] {
  const cells: Cell[] = [];
  for (const token of tokens) {
    const last = cells.at(-1);
    if (last && !last.amount && !token.amount && token.left - last.right < share * height)
      cells[cells.length - 1] = {
        ...last,
        text: `${last.text} ${token.text}`,
        right: token.right,
        edge: token.right,
      };
    else cells.push(token);
  }
  return cells;
}
