import { useQuery } from '@tanstack/react-query';
import { noneOfThese } from '#features/businesses/domain/trades.ts';
import { AskTrade } from '#features/businesses/web/ask-trade.tsx';
import { myBusiness } from '#features/businesses/web/queries.ts';
import type { CheckHead } from '#features/health-check/web/queries.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from './loaded.tsx';
import { useValueChanged, type ValueReply } from './queries.ts';

type Props = { check: CheckHead; given: ValueReply['given'] };

/** Without a trade there is no value: no multiple is taken from a trade that may not be theirs. */
export function TradeNeeded({ check, given }: Props) {
  if (given.trade === noneOfThese)
    return (
      <Alert title="No multiple is known for your trade" tone="info">
        You said that none of the trades fits. Choose the one below that comes nearest: the value and the
        report name it, with its source.
      </Alert>
    );
  if (given.trade !== null)
    return (
      <Alert title="No multiple is on file for your trade now" tone="info">
        Choose the kind of business below that comes nearest: the value and the report name it, with its
        source.
      </Alert>
    );
  if (check.side !== 'owner')
    return (
      <Alert title="The trade is not chosen yet" tone="info">
        The owner has not said which trade the business is in. Choose the kind below that comes nearest.
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
      <p className="max-w-prose text-muted">
        Businesses sell at different multiples by trade, so there is no value before you choose yours.
      </p>
      <Loaded query={business} what="business">
        {(found) => <AskTrade key={found.version} business={found} onSaid={changed} />}
      </Loaded>
    </Card>
  );
}
