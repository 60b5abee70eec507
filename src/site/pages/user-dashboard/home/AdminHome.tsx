import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';
import { cx } from '#kit/ui/cx.ts';
import { queueMost } from '#site/dashboard/contract.ts';
import { type QueueName, queueLabels, queueNames } from '#site/dashboard/domain/queues.ts';
import type { Home } from '#site/dashboard/web/queries.ts';
import { HomeSection } from './HomeSection.tsx';

type Queues = NonNullable<Home['queues']>;

const places: Record<QueueName, string> = {
  requests: paths.adminRequests('requested'),
  reviews: paths.admin('reviews'),
  photos: paths.admin('photos'),
  proofs: paths.admin('proofs'),
  brokers: paths.admin('brokers'),
  orders: paths.admin('revenue'),
  seals: paths.admin('seals'),
  mails: paths.outbox(),
};

export function AdminHome({ queues: lengths }: { queues: Queues }) {
  return (
    <HomeSection id="queues" title="Queues">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {queueNames.map((name) => (
          <li key={name}>
            <Link
              to={places[name]}
              prefetch="intent"
              className="flex h-full flex-col gap-1 rounded-large border border-line bg-surface p-4 transition-colors hover:border-line-strong"
            >
              <span className={cx('tabular display text-heading', lengths[name] === 0 && 'text-muted')}>
                {lengths[name] >= queueMost ? `${queueMost - 1}+` : lengths[name]}
              </span>
              <span className="text-small">{queueLabels[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
