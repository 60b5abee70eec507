/** Milliseconds, as measured from sending a statement to having all of its rows. */
export type StatementTime = { name: string; count: number; mean: number; p99: number };

/** Bucket i holds times up to `smallest * step ** i`, so the 99th percentile is off by less than a fifth. */
const smallest = 0.05;
const step = 2 ** 0.25;
const buckets = 80;
/** Far more than there are statements: a name that is new beyond it is not measured. */
const mostNames = 5_000;

type Measured = { count: number; total: number; longest: number; counts: Uint32Array };

export type StatementTimes = {
  note(name: string, ms: number): void;
  /** By their 99th percentile; `most`: how many. */
  slowest(most: number): StatementTime[];
};

/** Since the start of the process. */
export function createStatementTimes(): StatementTimes {
  const measured = new Map<string, Measured>();
  const of = (name: string): Measured | undefined => {
    const known = measured.get(name);
    if (known || measured.size >= mostNames) return known;
    const fresh = { count: 0, total: 0, longest: 0, counts: new Uint32Array(buckets) };
    measured.set(name, fresh);
    return fresh;
  };
  return {
    note(name, ms) {
      const one = of(name);
      if (!one) return;
      const bucket = Math.min(buckets - 1, Math.max(0, Math.ceil(Math.log(ms / smallest) / Math.log(step))));
      one.count += 1;
      one.total += ms;
      one.longest = Math.max(one.longest, ms);
      one.counts[bucket] = (one.counts[bucket] ?? 0) + 1;
    },
    slowest: (most) =>
      [...measured]
        .map(([name, one]) => ({ name, count: one.count, mean: one.total / one.count, p99: p99Of(one) }))
        .toSorted((a, b) => b.p99 - a.p99)
        .slice(0, most),
  };
}

/** The upper end of the bucket in which the 99th percentile is, or the longest time if that is less. */
function p99Of({ count, counts, longest }: Measured): number {
  let seen = 0;
  for (const [bucket, some] of counts.entries()) {
    seen += some;
    if (seen >= count * 0.99) return Math.min(smallest * step ** bucket, longest);
  }
  return longest;
}
