import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QuestionsWithBooks } from '#features/valuation/earnings/web/questions-with-books.tsx';
import { ofWhole } from '#features/valuation/health-check/web/check-parts.ts';
import type { CheckHead } from '#features/valuation/health-check/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import { valueQuery } from './queries.ts';

export function QuestionsWithRange({ check }: { check: CheckHead }) {
  return (
    <div className="flex flex-col gap-6">
      {ofWhole(check) && <RangeSoFar checkId={check.id} />}
      <QuestionsWithBooks check={check} />
    </div>
  );
}

function RangeSoFar({ checkId }: { checkId: string }) {
  const { data } = useQuery(valueQuery(checkId));
  const range = data?.found.value.claimed ?? data?.found.early?.likely;
  return (
    <p className="flex min-h-11 flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="text-muted">{data?.found.early ? 'Most likely so far' : 'Range so far'}</span>
      {range ? (
        <span className="font-display text-title">
          <RoughMoney amount={range.low} /> to <RoughMoney amount={range.high} />
        </span>
      ) : (
        <span>{data ? 'needs your trade and your SDE' : '…'}</span>
      )}
      <Link className="link" to={paths.healthCheck(checkId, 'value')}>
        {range ? 'How we get there' : 'Start with the first questions'}
      </Link>
    </p>
  );
}
