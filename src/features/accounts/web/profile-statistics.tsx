import { Card } from '#web/ui/Card.tsx';

const statistics = [
  { label: 'Total Sales', why: 'Sales need closed deals, which are not recorded in this version.' },
  { label: 'Gross Margin', why: 'The margin needs books, which are not read in this version.' },
  { label: 'Acquisitions', why: 'Acquisitions need closed deals, which are not recorded in this version.' },
];

/** Three figures: unknown so far, and it says why. */
export function ProfileStatistics() {
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {statistics.map(({ label, why }) => (
        <Card key={label} className="flex flex-col gap-1">
          <dt className="font-medium text-small">{label}</dt>
          <dd>
            <span aria-hidden className="display text-heading text-muted">
              —
            </span>
            <span className="sr-only">Not known.</span>
            <span className="block text-muted text-small">{why}</span>
          </dd>
        </Card>
      ))}
    </dl>
  );
}
