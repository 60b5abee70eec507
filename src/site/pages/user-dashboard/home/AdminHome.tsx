import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';
import { cx } from '#kit/ui/cx.ts';
import { queueMost } from '#site/dashboard/contract.ts';
import type { Home } from '#site/dashboard/web/queries.ts';
import { HomeSection } from './HomeSection.tsx';

type Queues = NonNullable<Home['queues']>;

const queues: [name: keyof Queues, label: string, to: string][] = [
  ['requests', 'New access requests', paths.adminRequests('requested')],
  ['reviews', 'Listing reviews', paths.admin('reviews')],
  ['photos', 'Photo reviews', paths.admin('photos')],
  ['proofs', 'Buyer verification', paths.admin('proofs')],
  ['orders', 'Paid orders to deliver', paths.admin('revenue')],
  ['seals', 'NDA seals that failed', paths.admin('seals')],
  ['mails', 'Failed emails', paths.outbox()],
];

export function AdminHome({ queues: lengths }: { queues: Queues }) {
  return (
    <HomeSection id="queues" title="Queues">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:grid-cols-7">
        {queues.map(([name, label, to]) => (
          <li key={name}>
            <Link
              to={to}
              prefetch="intent"
              className="flex h-full flex-col gap-1 rounded-large border border-line bg-surface p-4 transition-colors hover:border-line-strong"
            >
              <span className={cx('tabular display text-heading', lengths[name] === 0 && 'text-muted')}>
                {lengths[name] >= queueMost ? `${queueMost - 1}+` : lengths[name]}
              </span>
              <span className="text-small">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
