/** `amount`: cents, a debit is positive. `entry`: the same number for all lines of one entry. */
export type LedgerLine = {
  account: number;
  day: string;
  sheet: number;
  row: number;
  type: string;
  number: string;
  name: string;
  memo: string;
  split: string;
  amount: number;
  entry: number;
};

/** A number of 53 bits for some texts. Two of them share one in about a quadrillion pairs. */
export function numberFor(...texts: readonly string[]): number {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  // One step past the end: the line break between two texts.
  for (const text of texts)
    for (let at = 0; at <= text.length; at += 1) {
      const code = at < text.length ? text.charCodeAt(at) : 10;
      one = Math.imul(one ^ code, 2_654_435_761);
      other = Math.imul(other ^ code, 1_597_334_677);
    }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & other) + (one >>> 0);
}
