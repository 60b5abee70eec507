import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { sayTrade } from '../contract.ts';
import { isTradeAnswer, type TradeAnswer } from '../domain/trades.ts';
import { type BusinessView, businessesKey } from './queries.ts';
import { TradeSelect } from './trade-select.tsx';

type Props = {
  business: Pick<BusinessView, 'id' | 'businessName' | 'trade' | 'version'>;
  onSaid?: () => unknown;
};

export function AskTrade({ business, onSaid }: Props) {
  const [chosen, setChosen] = useState<string>(business.trade ?? '');
  const trade = isTradeAnswer(chosen) ? chosen : null;
  const say = useSayTrade(business, onSaid);
  return (
    <FormShell
      layout="row"
      className="gap-3"
      error={say.error}
      errorTitle="Not saved"
      busy={say.isPending}
      submitLabel={
        <>
          Save trade<span className="sr-only"> of {business.businessName}</span>
        </>
      }
      submitVariant="secondary"
      submitDisabledReason={trade === null ? 'Choose a trade first.' : null}
      onSubmit={() => {
        if (trade) say.mutate(trade);
      }}
    >
      <Field
        name="trade"
        label="Which trade is it in?"
        hint="It sets the multiple that the business is valued at. Buyers see only a group of trades."
        className="flex-1 basis-72"
      >
        <TradeSelect value={chosen} onValueChange={setChosen} disabled={say.isPending} />
      </Field>
    </FormShell>
  );
}

function useSayTrade(business: Props['business'], onSaid: Props['onSaid']) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (trade: TradeAnswer) =>
      call(sayTrade, { params: { id: business.id }, body: { trade, version: business.version } }),
    onSuccess: async () => {
      await onSaid?.();
      toast('The trade was saved.');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: businessesKey }),
  });
}
