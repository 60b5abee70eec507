import type { Side } from './natural-sides.ts';
import { proposeAccount } from './propose-account.ts';

/** `balance` as the file writes it; `debit`: the same from columns of debits and credits, which leave no doubt. Cents. */
export type Opening = { balance: number; debit: number | null };

/**
 * `side`: -1 if the file writes the amounts of the account with credits positive. `turned`: how its running balance moves
 * with its amounts, 0 if no line tells. `natural`: some balance of the file grows with credits.
 */
type Written = { path: string; side: Side; turned: 1 | -1 | 0; natural: boolean };

/**
 * The balance of an account before its first line in cents, a debit balance positive; `null` if the file shows none. Where
 * no line of the account tells how its balance is written, the account does as the file: by its natural side, or by debits.
 */
export function debitOpening(
  opening: Opening | undefined,
  { path, side, turned, natural }: Written,
): number | null {
  if (!opening) return null;
  if (opening.debit !== null) return opening.debit;
  if (turned !== 0) return opening.balance * side * turned + 0;
  if (side === -1) return -opening.balance + 0;
  return opening.balance * (natural ? (proposeAccount(path).side ?? 1) : 1) + 0;
}
