import type { Reading } from './read-code.ts';

/**
 * How well a code fits each reading: the cosine between its signs and what the picture says, times the root of their
 * number. A code of a view that the picture does not show is a row of fair coins that nothing in the picture knows, so
 * by Hoeffding's inequality (W. Hoeffding, 1963) one of them reaches `fit` with a probability of at most exp(−fit²/2),
 * whatever the picture is.
 */
export function codeMatcher(readings: readonly Reading[]): (code: Uint8Array) => number {
  const tables = readings.map(({ signs }) => tableOf(signs));
  return (code) => {
    let best = 0;
    for (const table of tables) {
      let sum = 0;
      for (let at = 0; at < code.length; at += 1) sum += table[at * 256 + (code[at] ?? 0)] ?? 0;
      if (sum > best) best = sum;
    }
    return best;
  };
}

/** The sum of eight signs for each value of each byte. */
function tableOf(signs: Float32Array): Float32Array {
  let squares = 0;
  for (const sign of signs) squares += sign * sign;
  const unit = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  const table = new Float32Array((signs.length / 8) * 256);
  for (let byte = 0; byte < signs.length / 8; byte += 1)
    for (let value = 0; value < 256; value += 1) {
      let sum = 0;
      for (let bit = 0; bit < 8; bit += 1)
        sum += ((value >> (7 - bit)) & 1 ? 1 : -1) * (signs[byte * 8 + bit] ?? 0) * unit;
      table[byte * 256 + value] = sum;
    }
  return table;
}

/** The probability that any of `codes` that are not in the picture fits this well under any of `readings` guesses, at most. */
export function falseMatch(fit: number, { codes, readings }: { codes: number; readings: number }): number {
  return Math.min(1, codes * readings * Math.exp((-fit * fit) / 2));
}
