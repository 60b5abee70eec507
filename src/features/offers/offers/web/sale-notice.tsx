import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatMoney } from '#kernel/money.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { saleQuery } from './queries.ts';

type Props = { listingId: string; action: ReactNode };

export function SaleNotice({ listingId, action }: Props) {
  const { data } = useQuery(saleQuery(listingId));
  if (!data?.recorded) return null;
  const { at, buyer, price } = data.recorded;
  return (
    <Alert title={buyer ? `Sold to ${buyer.name}` : 'Sold, no buyer recorded'} tone="good" action={action}>
      Sold on <DateText at={at} />.{price !== null && ` The accepted offer was ${formatMoney(price)}.`}
      {!buyer && ' If the listing has a deal room, you can still choose the buyer when you close it.'}
    </Alert>
  );
}
