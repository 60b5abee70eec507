import { useState } from 'react';
import { call } from '#web/api.ts';
import { messageFromError } from '#web/api-error.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { publishRoom } from '../contract.ts';
import type { RoomView } from './queries.ts';
import { reasonOf } from './room-words.ts';
import { useRoomAct } from './use-room-act.ts';

type Props = { room: RoomView; manage: NonNullable<RoomView['manage']> };

/** Publishes everything that is staged and not held, at once. */
export function PublishButton({ room, manage }: Props) {
  const [asked, setAsked] = useState(false);
  const back = manage.held + manage.waiting;
  const ready = manage.staged - back;
  const publish = useRoomAct({
    act: () =>
      call(publishRoom, {
        params: { id: room.id },
        body: { documentIds: null, told: { ready, unreadable: manage.unreadable } },
      }),
    done: ({ published }) => `${documents(published)} published.`,
    onDone: () => setAsked(false),
  });
  const nothing =
    manage.staged === 0
      ? room.publishedAt === null
        ? 'There is no document yet.'
        : 'Everything is published.'
      : ready > 0
        ? null
        : 'What is staged is held back: clear it first, or wait until it is read.';
  return (
    <>
      <Button disabledReason={reasonOf(room.may.publish) ?? nothing} onClick={() => setAsked(true)}>
        Publish{ready > 0 && ` ${ready.toLocaleString('en-US')}`}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Publish ${documents(ready)}?`}
        description={
          <div className="flex flex-col gap-3">
            <p>They become visible at once, to whoever has the right and the stage.</p>
            {back > 0 && (
              <p>
                {documents(back)} with personal data, or not read yet, {back === 1 ? 'stays' : 'stay'} back.
              </p>
            )}
            {manage.unpaged > 0 && (
              <p>
                {documents(manage.unpaged)} cannot be shown as pages: only buyers who may have the original
                open {manage.unpaged === 1 ? 'it' : 'them'}. Export a picture as JPG, or anything else as PDF,
                to show it. The list says which.
              </p>
            )}
            {manage.unreadable > 0 && (
              <p>
                {documents(manage.unreadable)} could not be read in full, as scans and pictures cannot. Look
                through {manage.unreadable === 1 ? 'it' : 'them'} yourself first: no social-security number or
                account of anybody should be in there.
              </p>
            )}
          </div>
        }
        confirmLabel="Publish"
        busy={publish.isPending}
        error={publish.error ? messageFromError(publish.error) : null}
        onConfirm={() => publish.mutate(undefined)}
      />
    </>
  );
}

function documents(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'document' : 'documents'}`;
}
