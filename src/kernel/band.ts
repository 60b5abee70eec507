import { type Cents, cents } from './money.ts';

/**
 * A named range of money, the lower edge included. Blind cards show a band, never the amount; display, filters
 * and sorting share the same edges, so that moving a filter tells nobody where inside a band an amount lies.
 */
export type Band<K extends string> = { key: K; label: string; from: Cents; below: Cents | null };

/** Takes bands in ascending order that join without a gap; throws RangeError if they do not, or there is none. */
export function bands<const K extends string>(...list: readonly Band<K>[]): readonly Band<K>[] {
  if (list.length === 0) throw new RangeError('no bands');
  list.forEach((band, i) => {
    const next = list[i + 1];
    if (next ? band.below !== next.from : band.below !== null) throw new RangeError(`gap after ${band.key}`);
    if (band.below !== null && band.below <= band.from) throw new RangeError(`nothing fits into ${band.key}`);
  });
  return list;
}

/** The band that holds the amount. Amounts below the first edge (a loss) fall into the first band. */
export function bandOf<K extends string>(list: readonly Band<K>[], amount: Cents): Band<K> {
  const found = list.findLast((band) => amount >= band.from) ?? list[0];
  if (!found) throw new RangeError('no bands');
  return found;
}

/** A band from its edges in whole dollars. */
export function band<const K extends string>(
  key: K,
  label: string,
  from: number,
  below: number | null,
): Band<K> {
  return { key, label, from: cents(from * 100), below: below === null ? null : cents(below * 100) };
}
