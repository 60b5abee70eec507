import { storedWord } from '#kernel/stored-word.ts';
import type { Tx } from '#platform/context.ts';
import { lineClasses } from '../domain/line-classes.ts';
import { type Judged, matchTransfers } from '../domain/match-transfers.ts';
import { type StatementFacts, settleAccount } from '../domain/settle-account.ts';
import { classLines, keepJudged } from './line-store.ts';
import {
  keepLineSlots,
  keepSettled,
  linesToSettle,
  type SettleLine,
  type StatementRow,
  statementsOf,
} from './statement-store.ts';

export const storedClass = storedWord(lineClasses, 'class of a bank line');

/**
 * Proves every statement of a review anew and tells which lines count and which are transfers. Whatever adds, removes or
 * changes a statement ends with it, so the result does not depend on the order. The review must be locked.
 */
export async function settleReview(tx: Tx, reviewId: string): Promise<void> {
  const statements = await statementsOf(tx, reviewId);
  const lines = await linesToSettle(
    tx,
    statements.map(({ number }) => number),
  );
  const byStatement = Map.groupBy(lines, ({ statement }) => statement);
  const linesOf = ({ number }: StatementRow) => byStatement.get(number) ?? [];
  // Statements of no known account have nothing to do with each other.
  const groups = Map.groupBy(statements, ({ account, number }) => account ?? `alone ${number}`);
  for (const own of groups.values())
    for (const [at, settled] of settleAccount(own.map((row) => factsOf(row, linesOf(row)))).entries()) {
      const row = own[at];
      if (!row) continue;
      const known = row.account !== null;
      await keepSettled(tx, row.number, known ? settled : { ...settled, ...unknown(settled.state) });
      for (const [position, line] of linesOf(row).entries()) {
        const slot = settled.slots[position];
        line.slot = known ? (slot?.slot ?? 0) : 0;
        line.counts = known && (slot?.counts ?? false);
      }
    }
  shareClasses(statements, linesOf);
  await keepLineSlots(tx, lines);
  await settleClasses(tx, reviewId);
}

/** Which lines are transfers, and what the others likely are. The review must be locked. */
export async function settleClasses(tx: Tx, reviewId: string): Promise<void> {
  const counted = await classLines(tx, reviewId);
  const judged = matchTransfers(
    counted.map((line) => ({ ...line, said: line.class === null ? null : storedClass(line.class) })),
  );
  const before = new Map(counted.map((line) => [line.id, line]));
  const differs = (one: Judged) => {
    const was = before.get(one.id);
    return was?.pair !== one.pair || was.proposal !== one.proposal || was.proposed_by !== one.by;
  };
  await keepJudged(tx, judged.filter(differs));
}

/** No one said whose account it is: it counts for nothing. */
const unknown = (state: 'in' | 'proved' | 'refused') => ({
  state: state === 'proved' ? ('in' as const) : state,
  chained: false,
  gap: null,
});

function factsOf(row: StatementRow, lines: readonly SettleLine[]): StatementFacts {
  const count = (stored: unknown) => (Array.isArray(stored) ? stored.length : 0);
  return {
    from: row.starts,
    to: row.ends,
    tie: `${row.sha256.toString('hex')} ${row.at}`,
    opening: row.typed_opening ?? row.file_opening,
    closing: row.typed_closing ?? row.file_closing,
    faults: count(row.troubles) + count(row.breaks),
    lines,
  };
}

/** What a person said of a line holds for the same line of another file. */
function shareClasses(
  statements: readonly StatementRow[],
  linesOf: (row: StatementRow) => readonly SettleLine[],
): void {
  const said = new Map<string, string>();
  const each = (visit: (line: SettleLine, key: string) => void) => {
    for (const row of statements)
      for (const line of linesOf(row)) if (line.slot > 0) visit(line, `${row.account} ${line.slot}`);
  };
  each((line, key) => {
    if (line.class !== null && !said.has(key)) said.set(key, line.class);
  });
  each((line, key) => {
    line.class ??= said.get(key) ?? null;
  });
}
