import { useQuery } from '@tanstack/react-query';
import { howFull } from '../domain/how-full.ts';
import { roomStorageQuery } from './queries.ts';
import { UseBar } from './use-bar.tsx';
import { bytesUsed } from './use-words.ts';

const advice = {
  enough: '',
  nearly: ' When it is full, no one can upload. Earlier versions and copies for reading count too.',
  full: ' It is full: remove documents before you upload more.',
};

/** For the seller's side. Renders nothing if it cannot be loaded. */
export function RoomUse({ roomId }: { roomId: string }) {
  const { data } = useQuery(roomStorageQuery(roomId));
  if (!data) return null;
  const full = howFull(data.bytes);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <UseBar label="Storage of this deal room" use={data.bytes} full={full} className="max-w-40 basis-40" />
      <p className={full === 'enough' ? 'text-muted' : ''}>
        <span className="tabular">{bytesUsed(data.bytes)}</span> in this room.{advice[full]}
      </p>
    </div>
  );
}
