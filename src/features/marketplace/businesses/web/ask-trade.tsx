import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { messageFromError } from '#kit/api-error.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { sayTrade } from '../contract.ts';
import { isTradeAnswer } from '../domain/trades.ts';
import { type BusinessView, businessesKey } from './queries.ts';
import { TradeSelect } from './trade-select.tsx';

type Props = {
  business: Pick<BusinessView, 'id' | 'businessName' | 'trade' | 'version'>;
  /** After the trade was saved. */
  onSaid?: () => unknown;
};

/** Asks the owner once which trade their business is in, or lets them change it. */
export function AskTrade({ business, onSaid }: Props) {
  const queries = useQueryClient();
  const toast = useToast();
  const [chosen, setChosen] = useState<string>(business.trade ?? '');
  const trade = isTradeAnswer(chosen) ? chosen : null;
  const say = useSingleMutation({
    mutationFn: (said: NonNullable<typeof trade>) =>
      call(sayTrade, { params: { id: business.id }, body: { trade: said, version: business.version } }),
    onSuccess: async () => {
      await onSaid?.();
      toast('The trade was saved.');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: businessesKey }),
  });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (trade) say.mutate(trade);
      }}
    >
      {say.error && (
        <Alert title="Not saved" tone="destructive">
          {messageFromError(say.error)}
        </Alert>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Which trade is it in?"
          hint="It sets the multiple that the business is valued at. Buyers see only a group of trades."
          className="flex-1 basis-72"
        >
          <TradeSelect value={chosen} onValueChange={setChosen} disabled={say.isPending} />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          busy={say.isPending}
          disabledReason={trade === null ? 'Choose a trade first.' : null}
        >
          Save trade<span className="sr-only"> of {business.businessName}</span>
        </Button>
      </div>
    </form>
  );
}
