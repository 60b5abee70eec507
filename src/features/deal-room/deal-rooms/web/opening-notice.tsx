import { useQuery } from '@tanstack/react-query';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { type BuyerStage, buyerStages } from '../domain/openings.ts';
import { openingSentence } from './opening-words.ts';
import { openingsQuery } from './openings-query.ts';

type Props = { listingId: string; buyerId: string; stage: string };

/** What of the deal room opens to a buyer with a stage; nothing without a room. */
export function OpeningNotice({ listingId, buyerId, stage }: Props) {
  const { data: room, error } = useQuery(openingsQuery(listingId, buyerId));
  const at: BuyerStage | undefined = buyerStages.find((one) => one === stage);
  if (!at || room === null) return null;
  if (error) return <FailureAlert title="What opens in the deal room could not be loaded." error={error} />;
  if (!room) return <Skeleton className="h-20 w-full rounded-medium" />;
  return (
    <Alert
      title="Also open to this buyer: the deal room"
      action={
        <LinkButton variant="secondary" size="small" to={paths.dealRoom(room.id)}>
          View the room
        </LinkButton>
      }
    >
      {openingSentence(room, at)} What you publish later opens to this buyer as far as you permit it.
    </Alert>
  );
}
