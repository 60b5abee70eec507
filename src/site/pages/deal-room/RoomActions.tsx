import { PublishButton } from '#features/deal-room/deal-rooms/web/publish-button.tsx';
import type { RoomView } from '#features/deal-room/deal-rooms/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';

export function RoomActions({ room, onMissing }: { room: RoomView; onMissing: () => void }) {
  const { manage } = room;
  return (
    <>
      {manage && <PublishButton room={room} manage={manage} />}
      {manage && manage.missing.length > 0 && !room.closed && (
        <Button variant="secondary" onClick={onMissing}>
          What is missing
        </Button>
      )}
      <LinkButton variant="secondary" to={paths.roomSearch(room.id)}>
        Search
      </LinkButton>
      {manage && (
        <>
          <LinkButton variant="secondary" to={paths.roomAttention(room.id)}>
            Analytics
          </LinkButton>
          <LinkButton variant="secondary" to={paths.roomLeakFinder(room.id)}>
            Leak finder
          </LinkButton>
        </>
      )}
      <LinkButton variant="secondary" to={paths.roomQuestions(room.id)}>
        Questions
      </LinkButton>
      <LinkButton variant="secondary" to={paths.roomRequests(room.id)}>
        Requests
      </LinkButton>
      {room.may.publish !== 'seller-decides' && (
        <LinkButton variant="secondary" to={paths.roomAddBacks(room.id)}>
          Adjustments
        </LinkButton>
      )}
      {(room.closed || (manage && room.may.publish !== 'room-viewed-as')) && (
        <LinkButton variant="secondary" to={paths.roomClosing(room.id)}>
          {room.closed ? 'Archive' : 'Close room'}
        </LinkButton>
      )}
      <LinkButton variant="secondary" to={paths.listing(room.listingId)}>
        View listing
      </LinkButton>
    </>
  );
}
