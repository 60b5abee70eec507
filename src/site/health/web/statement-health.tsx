import { counted } from '#kernel/counts.ts';
import { locale } from '#kernel/locale.ts';
import { HealthCard } from './health-card.tsx';
import type { Health } from './queries.ts';

/** A list, not a table: on a phone the name of a statement takes the whole line. */
export function StatementHealth({ statements }: { statements: Health['statements'] }) {
  return (
    <HealthCard title="Slow statements" verdict={statements.verdict}>
      {statements.items.length > 0 && (
        <ul className="divide-y divide-line border-line border-t">
          {statements.items.map(({ name, count, mean, p99 }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
              <span className="wrap-anywhere min-w-0 font-mono text-small">{name}</span>
              <span className="tabular text-muted text-small">
                {counted(count, 'time')}, {msText(mean)} on average, 99% within {msText(p99)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </HealthCard>
  );
}

function msText(ms: number): string {
  const digits = ms < 10 ? 1 : 0;
  return `${ms.toLocaleString(locale, { maximumFractionDigits: digits })} ms`;
}
