import { useNavigate } from 'react-router';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import { openRoom } from '../contract.ts';
import type { OpenableListing } from './queries.ts';
import { useRoomAct } from './use-room-act.ts';

const label = 'Open a deal room';

export function OpenRoom({ listings }: { listings: readonly OpenableListing[] }) {
  const navigate = useNavigate();
  const open = useRoomAct({
    act: (listingId: string) => call(openRoom, { params: { id: listingId }, body: {} }),
    failed: 'The deal room could not be opened.',
    onDone: ({ id }) => void navigate(paths.dealRoom(id)),
  });
  const face = { variant: 'secondary', busy: open.isPending } as const;
  const [first, ...more] = listings;
  if (!first) return null;
  if (more.length === 0)
    return (
      <Button {...face} onClick={() => open.mutate(first.listingId)}>
        {label}
      </Button>
    );
  return (
    <Menu
      trigger={<Button {...face}>{label}</Button>}
      entries={[
        { kind: 'heading', label: 'For which listing?' },
        ...listings.map(({ listingId, title }) => ({
          kind: 'action' as const,
          label: title || 'Untitled listing',
          onSelect: () => open.mutate(listingId),
        })),
      ]}
    />
  );
}
