import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MarkSoldDialog } from '#features/marketplace/listings/web/sale-parts.ts';
import { reasonFromError } from '#kit/api-error.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { deadlineText } from '#kit/ui/date-format.ts';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { kindLabels } from '../domain/words.ts';
import { type PossibleBuyer, saleQuery } from './queries.ts';

const somebodyElse = 'somebody-else';

type Props = MarkSoldDialog & { listingId: string };

export function MarkSold({ listingId, consequence, onConfirm, ...dialog }: Props) {
  const sale = useQuery({ ...saleQuery(listingId), enabled: dialog.open });
  const [asked, setAsked] = useState<string | null>(null);
  const chosen = asked ?? sale.data?.likely ?? null;
  const waits = sale.data ? 'Choose the buyer first.' : 'Loading buyers.';
  return (
    <ConfirmDialog
      {...dialog}
      onOpenChange={(open) => {
        setAsked(null);
        dialog.onOpenChange(open);
      }}
      description={consequence}
      danger
      confirmDisabledReason={sale.data && chosen !== null ? null : waits}
      onConfirm={() => onConfirm(chosen === somebodyElse ? null : chosen)}
    >
      {sale.data ? (
        <Buyers buyers={sale.data.possibleBuyers} chosen={chosen} onChoose={setAsked} />
      ) : (
        <p role="status" className="text-muted">
          {sale.error ? reasonFromError(sale.error) : 'Loading buyers'}
        </p>
      )}
    </ConfirmDialog>
  );
}

type BuyersProps = {
  buyers: readonly PossibleBuyer[];
  chosen: string | null;
  onChoose: (value: string) => void;
};

function Buyers({ buyers, chosen, onChoose }: BuyersProps) {
  const promised = buyers.find(({ id, accepted }) => id !== chosen && accepted?.exclusiveUntil);
  return (
    <>
      <Field
        name="buyerId"
        label="Who bought it?"
        hint="The buyer is notified and keeps access. Other buyers learn only that the business was sold."
      >
        <Select
          value={chosen}
          onValueChange={onChoose}
          options={[
            ...buyers.map((buyer) => ({ value: buyer.id, label: labelOf(buyer) })),
            { value: somebodyElse, label: 'A buyer outside this site' },
          ]}
        />
      </Field>
      {chosen !== null && <p>{priceWords(buyers.find(({ id }) => id === chosen))}</p>}
      {chosen !== null && promised?.accepted?.exclusiveUntil && (
        <Alert tone="warning" title={`You agreed on exclusivity with ${promised.name}`}>
          You agreed not to negotiate with others until{' '}
          {deadlineText(new Date(promised.accepted.exclusiveUntil))}. You can still record this sale. Their{' '}
          {kindLabels[promised.accepted.kind].toLowerCase()} ends with it.
        </Alert>
      )}
    </>
  );
}

function labelOf({ name, accepted }: PossibleBuyer): string {
  return accepted ? `${name} · ${accepted.kind === 'loi' ? 'LOI' : 'offer'} accepted` : name;
}

function priceWords(buyer: PossibleBuyer | undefined): string {
  if (!buyer) return 'The sale is recorded without a buyer and without a price.';
  return buyer.accepted
    ? `The sale is recorded with the price of the accepted ${kindLabels[buyer.accepted.kind].toLowerCase()}.`
    : 'No offer of this buyer was accepted, so the sale is recorded without a price. To record a price, accept their offer first.';
}
