import type { Cell } from './page-rows.ts';
import { leadingDay, type PrintedDay } from './printed-days.ts';

export type GroupedLine = { day: PrintedDay; amount: Cell; number: string; text: string };

type Item = { kind: 'day'; day: PrintedDay } | { kind: 'amount' | 'number' | 'word'; cell: Cell };

const number = /^#?\d{1,12}[*^#+]?$/;
const marks = /^[*^#+†•.…_-]+$/;

/**
 * The lines that stand beside each other in a row, such as checks in two or three columns: each has one day and one amount, in the
 * order that the row begins with. `null`: the row cannot be read that way.
 */
export function groupedLines(tokens: readonly Cell[]): GroupedLine[] | null {
  const items = itemsIn(tokens);
  const facts = items.filter(({ kind }) => kind !== 'word');
  const last = facts.at(-1)?.kind;
  const first = facts[0]?.kind;
  const ends = last === 'number' ? null : last;
  const groups: Item[][] = [[]];
  for (const [at, item] of items.entries()) {
    if (ends === null && item.kind === first && at > 0) groups.push([]);
    groups.at(-1)?.push(item);
    if (item.kind === ends && at < items.length - 1) groups.push([]);
  }
  const lines = groups.filter((group) => !isSummary(group)).map(lineIn);
  return lines.every((line) => line !== null) ? lines : null;
}

function itemsIn(tokens: readonly Cell[]): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const cell = tokens[at];
    if (!cell) continue;
    const found = cell.amount ? null : leadingDay(tokens.slice(at, at + 3));
    if (found) {
      items.push({ kind: 'day', day: found.day });
      at += found.used - 1;
    } else if (cell.amount) items.push({ kind: 'amount', cell });
    else if (!marks.test(cell.text)) items.push({ kind: number.test(cell.text) ? 'number' : 'word', cell });
  }
  return items;
}

/** `Checks paid (3) 289.50` beside the last check: words and an amount, and no day. */
function isSummary(group: readonly Item[]): boolean {
  const has = (kind: Item['kind']) => group.some((item) => item.kind === kind);
  return has('word') && !has('day') && !has('number');
}

function lineIn(group: readonly Item[]): GroupedLine | null {
  const days = group.flatMap((item) => (item.kind === 'day' ? [item.day] : []));
  const amounts = group.flatMap((item) => (item.kind === 'amount' ? [item.cell] : []));
  const [[day, ...otherDays], [amount, ...others]] = [days, amounts];
  if (!day || !amount || otherDays.length > 0 || others.length > 0) return null;
  const texts = (kind: Item['kind']) =>
    group.flatMap((item) => (item.kind === kind && item.kind !== 'day' ? [item.cell.text] : []));
  const [check = ''] = texts('number');
  return { day, amount, number: check.replaceAll(/\D/g, ''), text: texts('word').join(' ') };
}
