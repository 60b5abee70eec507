import { type Cents, cents } from './money.ts';

/** Includes `from`. Display, filters and sorting share the edges, so that filtering does not narrow down an amount. */
export type Band<K extends string> = { key: K; label: string; from: Cents; below: Cents | null };

/** Throws RangeError unless the bands are ascending and adjacent, and there is at least one. */
export function bands<const K extends string>(...list: readonly Band<K>[]): readonly Band<K>[] {
  if (list.length === 0) throw new RangeError('no bands');
  list.forEach((band, i) => {
    const next = list[i + 1];
    if (next ? band.below !== next.from : band.below !== null) throw new RangeError(`gap after ${band.key}`);
    if (band.below !== null && band.below <= band.from) throw new RangeError(`nothing fits into ${band.key}`);
  });
  return list;
}

export function bandOf<K extends string>(list: readonly Band<K>[], amount: Cents): Band<K> {
  const found = list.findLast((band) => amount >= band.from) ?? list[0];
  if (!found) throw new RangeError('no bands');
  return found;
}

export function band<const K extends string>(
  key: K,
  label: string,
  from: number,
  below: number | null,
): Band<K> {
  return { key, label, from: cents(from * 100), below: below === null ? null : cents(below * 100) };
}
