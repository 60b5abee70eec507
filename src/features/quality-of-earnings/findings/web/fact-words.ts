import { counted, grouped } from '#kernel/counts.ts';
import { monthInWords } from '#kernel/days.ts';
import type { Finding } from './queries.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** What a test worked out, in one sentence. `null`: the dollars say it all. */
export function factWords({ test, facts }: Finding): string | null {
  if (!facts) return null;
  const { share, usual, missing, known, amounts, deviation, digits, months, after, now, before } = facts;
  if (share !== undefined && usual !== undefined)
    return test === 'round-amounts'
      ? `${percent(share)} of its entries, ${percent(usual)} in the whole ledger.`
      : `${percent(share)} here, ${percent(usual)} on average.`;
  if (missing !== undefined && known !== undefined)
    return `${counted(missing, 'number')} missing beside ${grouped(known)} known.`;
  if (amounts !== undefined && deviation !== undefined)
    return `Mean deviation ${deviation.toFixed(4)} over ${counted(amounts, 'amount')}. Most in excess: ${(digits ?? []).join(', ')}.`;
  if (now !== undefined && before !== undefined) return `${now} days now, ${before} a year before.`;
  if (months !== undefined) return `At the end of ${counted(months, 'month')}.`;
  return after === undefined ? null : `Nothing was booked after ${monthInWords(after)}.`;
}
