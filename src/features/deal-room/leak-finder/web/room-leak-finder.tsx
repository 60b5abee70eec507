import { useQuery } from '@tanstack/react-query';
import { AttentionState } from '#features/deal-room/room-views/web/attention-state.tsx';
import { roomAttentionQuery } from '#features/deal-room/room-views/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { LeakSearch } from './leak-search.tsx';
import { searchRoomFor } from './search-leak.ts';

/** For those who may see the analytics of the room, which is what decides whether there is such a page. */
export function RoomLeakFinder({ roomId }: { roomId: string }) {
  const attention = useQuery(roomAttentionQuery(roomId, null));
  return (
    <AttentionState query={attention} what="room">
      {({ title }) => (
        <>
          <PageHeader
            title="Leak finder"
            lead={`${title}: which view of a page a picture comes from.`}
            actions={
              <LinkButton variant="quiet" to={paths.dealRoom(roomId)}>
                Deal room
              </LinkButton>
            }
          />
          <LeakSearch search={searchRoomFor(roomId)} opens />
        </>
      )}
    </AttentionState>
  );
}
