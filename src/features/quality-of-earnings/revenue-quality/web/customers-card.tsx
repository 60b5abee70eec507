import { emptyLatestWords } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import { standardTerms } from '#features/quality-of-earnings/reviews/domain/standard-terms.ts';
import { termed } from '#features/quality-of-earnings/reviews/web/termed.tsx';
import { grouped } from '#kernel/counts.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { customerTitles } from '../domain/customer-titles.ts';
import { CustomersTable } from './customers-table.tsx';
import { percent, type RevenueQuality } from './queries.ts';

type Customers = RevenueQuality['customers'];
type Props = {
  customers: Customers;
  onOpen: (customer: { key: string; name: string }, span: { from: string; to: string }) => void;
};

const bands = {
  low: { label: 'Well spread', tone: 'good' },
  moderate: { label: 'Moderate', tone: 'neutral' },
  high: { label: 'High', tone: 'amber' },
  severe: { label: 'Severe', tone: 'bad' },
} as const;

/** How much depends on a few customers. */
export function CustomersCard({ reviewId, customers, onOpen }: Props & { reviewId: string }) {
  const { concentration, empty, unnamed, total } = customers;
  const latestTitle = customerTitles(customers).latest;
  return (
    <Card as="section" aria-labelledby="customers" className="flex flex-col gap-4">
      <div>
        <h2 id="customers" className="text-title">
          Customers
        </h2>
        <p className="max-w-prose text-muted">
          If one customer brings much of the revenue and leaves after the sale, so does the value. A buyer
          looks at the largest ones first. {latestTitle}.
        </p>
      </div>
      {empty.latest > 0 && concentration !== null && (
        <p className="max-w-prose text-muted text-small">
          {emptyLatestWords(empty.latest)}: what customers bought there is not known, and in no figure.
        </p>
      )}
      {empty.latest + empty.before > 0 && concentration !== null && (
        <p className="max-w-prose text-muted text-small">
          We compare with the year before only if the ledger has entries in each of these 24 months.
        </p>
      )}
      {concentration === null ? (
        <Alert title="The ledger names no customers">
          Its sales have no names. Export the general ledger with the Name column, or upload sales by customer
          of the last 12 months under Schedules.
        </Alert>
      ) : (
        <>
          <Badge tone={bands[concentration.band].tone}>{bands[concentration.band].label} concentration</Badge>
          {customers.from === 'file' && (
            <div className="flex flex-wrap items-center gap-3">
              <p className="max-w-prose text-muted text-small">
                The ledger names no customers. These are the sales by customer that you uploaded and the
                ledger proves. Their rows open under Schedules.
              </p>
              <LinkButton variant="secondary" size="small" to={paths.earningsReview(reviewId, 'schedules')}>
                Schedules
              </LinkButton>
            </div>
          )}
          <Shares customers={customers} />
          <CustomersTable customers={customers} onOpen={onOpen} />
        </>
      )}
      {unnamed !== 0 && concentration !== null && (
        <p className="text-muted text-small">
          <Money exact amount={unnamed} /> of <Money exact amount={total} /> names no customer. It is in the
          total, and in no share.
        </p>
      )}
    </Card>
  );
}

function Shares({ customers: { concentration, retention, count } }: { customers: Customers }) {
  if (!concentration) return null;
  return (
    <DescriptionList
      className="max-w-xl"
      items={[
        { term: 'Customers', detail: grouped(count) },
        { term: 'Largest customer', detail: percent(concentration.top1) },
        { term: 'Five largest customers', detail: percent(concentration.top5) },
        { term: 'Ten largest customers', detail: percent(concentration.top10) },
        termed(standardTerms.hhi, grouped(Math.round(concentration.hhi))),
        ...(retention
          ? [
              termed(standardTerms.netRetention, percent(retention.net)),
              termed(standardTerms.grossRetention, percent(retention.gross)),
              termed(standardTerms.logoRetention, percent(retention.logos)),
              termed(standardTerms.newCustomers, percent(retention.fresh)),
            ]
          : [termed(standardTerms.netRetention, '—')]),
      ]}
    />
  );
}
