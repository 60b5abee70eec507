import { counted, grouped } from '#kernel/counts.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import type { Findings } from './queries.ts';

/** How many findings there are, and what is material. `empty`: whether months of the review have no entries. */
export function FoundLead({ found, empty }: { found: Findings; empty: boolean }) {
  const { dataset, run, findings, materiality } = found;
  if (!materiality) return null;
  const open = findings.filter(({ state }) => state === 'open').length;
  const settled = run?.status === 'done';
  return (
    <div className="flex max-w-prose flex-col gap-1">
      {findings.length > 0 ? (
        <p>
          <span className="font-semibold">{counted(findings.length, 'finding')}</span>,{' '}
          {open === 0 ? 'all explained' : `${grouped(open)} to explain`}. A finding is a question and not a
          fault: most have a plain reason. Write it down before a buyer asks.
        </p>
      ) : (
        settled && (
          <p className="font-semibold">
            No test found anything to explain{empty ? ' in the months that have entries' : ''}.
          </p>
        )
      )}
      <p className="text-muted text-small">
        Version {dataset} of the books. Material is {formatMoney(cents(materiality.overall))}: 5% of annual
        EBITDA, at least $2,500. Most tests leave out single entries below{' '}
        {formatMoney(cents(materiality.posting))}.
      </p>
    </div>
  );
}
