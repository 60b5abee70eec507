import { useQuery } from '@tanstack/react-query';
import { noneOfThese } from '#features/marketplace/businesses/domain/trades.ts';
import { AskTrade } from '#features/marketplace/businesses/web/ask-trade.tsx';
import { myBusiness } from '#features/marketplace/businesses/web/queries.ts';
import type { CheckHead } from '#features/valuation/health-check/web/queries.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Loaded } from './loaded.tsx';
import { useValueChanged, type ValueReply } from './queries.ts';

type Props = { check: CheckHead; given: ValueReply['given'] };

/** Without a trade there is no value, because a multiple of another trade would be wrong. */
export function TradeNeeded({ check, given }: Props) {
  if (given.trade === noneOfThese)
    return (
      <Alert title="No multiple for your trade" tone="info">
        You said that none of the trades fits. Choose the closest one below. The value and the report name it
        and its source.
      </Alert>
    );
  if (given.trade !== null)
    return (
      <Alert title="No multiple on file for your trade" tone="info">
        Choose the closest kind of business below. The value and the report name it and its source.
      </Alert>
    );
  if (check.side !== 'owner')
    return (
      <Alert title="No trade chosen yet" tone="info">
        The owner has not chosen a trade. Choose the closest kind of business below.
      </Alert>
    );
  return <OwnersTrade check={check} />;
}

function OwnersTrade({ check }: Pick<Props, 'check'>) {
  const business = useQuery(myBusiness(check.businessId));
  const changed = useValueChanged(check.id);
  return (
    <Card as="section" aria-labelledby="trade-needed" className="flex flex-col gap-3">
      <h2 id="trade-needed" className="text-title">
        First, your trade
      </h2>
      <p className="max-w-prose text-muted">Multiples differ by trade, so choose yours first.</p>
      <Loaded query={business} what="business">
        {(found) => <AskTrade key={found.version} business={found} onSaid={changed} />}
      </Loaded>
    </Card>
  );
}
