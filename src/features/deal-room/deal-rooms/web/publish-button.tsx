import { useState } from 'react';
import { grouped } from '#kernel/counts.ts';
import { Button } from '#kit/ui/Button.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { RoomView } from './queries.ts';
import { reasonOf } from './room-words.ts';

type Props = { room: RoomView; manage: NonNullable<RoomView['manage']> };

export function PublishButton({ room, manage }: Props) {
  const [asked, setAsked] = useState(false);
  const ready = manage.staged - manage.held - manage.waiting;
  return (
    <>
      <Button
        disabledReason={reasonOf(room.may.publish) ?? nothingIn(room, manage)}
        onClick={() => setAsked(true)}
      >
        Publish{ready > 0 && ` ${grouped(ready)}`}
      </Button>
      {asked && <PublishDialog roomId={room.id} onClose={() => setAsked(false)} />}
    </>
  );
}

function nothingIn({ publishedAt }: RoomView, { staged, held, waiting }: Props['manage']): string | null {
  if (staged > held + waiting) return null;
  if (staged > 0)
    return 'Drafts with personal data are on hold: review them first, or wait until they are checked.';
  return publishedAt === null ? 'Upload a document first.' : 'Everything is published.';
}
