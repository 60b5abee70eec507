import { useQuery } from '@tanstack/react-query';
import { Alert } from '#kit/ui/Alert.tsx';
import { deadlineText } from '#kit/ui/date-format.ts';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { exclusivityQuery } from './exclusivity-query.ts';

type Props = { listingId: string; buyerId: string; seller: boolean };

/** For a step that lets a buyer in while the seller is bound to negotiate with another one only. */
export function ExclusivityNotice({ listingId, buyerId, seller }: Props) {
  const { data: exclusive, error } = useQuery(exclusivityQuery(listingId));
  if (error && exclusive === undefined)
    return <FailureAlert title="Whether an exclusivity is in force could not be loaded." error={error} />;
  if (!exclusive || exclusive.buyer.id === buyerId) return null;
  const end = deadlineText(new Date(exclusive.until));
  return (
    <Alert tone="warning" title={`Exclusivity is in force until ${end}`}>
      {seller ? 'You' : 'The seller'} agreed not to negotiate with others until {end}, in the offer of{' '}
      {exclusive.buyer.name} that {seller ? 'you' : 'the seller'} accepted. This step is possible, but it may
      breach that agreement. Ask an attorney first.
    </Alert>
  );
}
