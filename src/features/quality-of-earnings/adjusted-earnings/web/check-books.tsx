import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dollars } from '#features/valuation/check-reports/domain/report-words.ts';
import { cents } from '#kernel/money.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { latestWords } from '../domain/latest-figures.ts';
import { type Comparison, compareStated, differing, type Stated } from '../domain/stated-figures.ts';
import { BooksLine } from './books-beside.tsx';
import { checkStatedQuery } from './queries.ts';

type Props = {
  checkId: string;
  /** Of a report of the check, which does not change; otherwise what the check says now. */
  reported?: Stated;
};

/** The figures of a health check, or of a report of it, beside the books of the quality of earnings review: for the owner. */
export function CheckBooks({ checkId, reported }: Props) {
  const { data } = useQuery(checkStatedQuery(checkId));
  if (!data?.reviewId) return null;
  const compared = compareStated(reported ?? data.stated, data.said);
  if (compared.length === 0) return null;
  const lines = <Lines compared={compared} reviewId={data.reviewId} />;
  if (differing(compared).length === 0)
    return (
      <Card as="section" aria-label="From your books">
        {lines}
      </Card>
    );
  const title = reported ? 'Your books no longer say what this report says' : 'Your books say otherwise';
  return (
    <Alert tone="warning" title={title}>
      {lines}
      {reported ? (
        'This report does not change. Create a new one once the health check is right.'
      ) : (
        <Correct checkId={checkId} stated={data.stated} />
      )}
    </Alert>
  );
}

function Lines({ compared, reviewId }: { compared: readonly Comparison[]; reviewId: string }) {
  return (
    <ul className="flex flex-col gap-1">
      {compared.map((found) => (
        <li key={found.key}>
          {latestWords[found.key]} {dollars(cents(found.stated))}.{' '}
          <BooksLine found={found} reviewId={reviewId} />
        </li>
      ))}
    </ul>
  );
}

/** A health check without books of its own states the SDE of an answer. */
function Correct({ checkId, stated }: { checkId: string; stated: Stated }) {
  const ofBooks = stated.revenue !== null;
  const to = ofBooks
    ? paths.healthCheck(checkId, 'earnings')
    : { pathname: paths.healthCheck(checkId), search: '?question=A6' };
  return (
    <Link to={to} className="text-accent underline">
      {ofBooks ? 'Correct the statements of the health check' : 'Correct the answer'}
    </Link>
  );
}
