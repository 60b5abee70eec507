import { counted } from '#kernel/counts.ts';
import { monthInWords } from '#kernel/days.ts';
import { Card } from '#kit/ui/Card.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import type { ReviewHead } from './queries.ts';

const causes = {
  file_added: 'A file was added',
  file_replaced: 'A file was replaced',
  file_removed: 'A file was removed',
} as const;
const shown = 5;

/** What each version of the books changed. */
export function DatasetList({ datasets }: Pick<ReviewHead, 'datasets'>) {
  if (datasets.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="datasets" className="flex flex-col gap-4">
      <div>
        <h2 id="datasets" className="text-title">
          Versions of the books
        </h2>
        <p className="text-muted">A figure always names its version, and can be opened later too.</p>
      </div>
      <ol className="flex flex-col gap-4">
        {datasets.map(({ number, cause, createdAt, moved }) => (
          <li key={number} className="flex flex-col gap-1">
            <p>
              <span className="font-semibold">Version {number}.</span> {causes[cause]}
              {moved.count > 0 && `: ${counted(moved.count, 'month', 'months')} of accounts changed`}.{' '}
              <span className="text-muted text-small">
                <TimeAgo at={createdAt} />
              </span>
            </p>
            {number > 1 && <Moved largest={moved.largest.slice(0, shown)} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}

type MovedProps = { largest: ReviewHead['datasets'][number]['moved']['largest'] };

function Moved({ largest }: MovedProps) {
  return (
    <ul className="flex flex-col gap-0.5 text-small">
      {largest.map(({ path, month, before, after }) => (
        <li key={`${path} ${month}`} className="wrap-anywhere">
          {path}, {monthInWords(month)}: <Money exact amount={before} /> → <Money exact amount={after} />
        </li>
      ))}
    </ul>
  );
}
