import { useState } from 'react';
import { SecondFactorHere } from '#features/people/two-factor/web/second-factor-here.tsx';
import { call } from '#kit/api.ts';
import { ApiError } from '#kit/api-error.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { setSecondFactor } from '../rights-contract.ts';
import type { RoomView } from './queries.ts';
import { reasonOf } from './room-words.ts';
import { useRoomAct } from './use-room-act.ts';

/** Whether the room is open only to people who sign in with a second factor. */
export function SecondFactorRule({ room }: { room: RoomView }) {
  const [asked, setAsked] = useState(false);
  const on = room.secondFactor;
  const change = useRoomAct({
    act: () => call(setSecondFactor, { params: { id: room.id }, body: { required: !on } }),
    done: ({ required }) =>
      required
        ? 'The deal room asks for a second factor now.'
        : 'The deal room no longer asks for a second factor.',
    onDone: () => setAsked(false),
  });
  const needsOwn = ApiError.refused<typeof setSecondFactor>(change.error, 'own-second-factor-first');
  return (
    <Card className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="flex flex-wrap items-center gap-3 font-medium font-sans text-body">
            Second factor
            <StatusBadge tone={on ? 'good' : 'neutral'}>{on ? 'Required' : 'Not required'}</StatusBadge>
          </h2>
          <p className="text-muted">
            {on
              ? 'Only people who signed in with an authenticator app or a passkey see this room.'
              : 'A stolen password alone opens this room. Ask for an authenticator app or a passkey too.'}
          </p>
        </div>
        <Button
          variant="secondary"
          disabledReason={reasonOf(room.may.setSecondFactor)}
          onClick={() => {
            change.reset();
            setAsked(true);
          }}
        >
          {on ? 'Stop asking' : 'Require a second factor'}
        </Button>
      </div>
      {needsOwn && (
        <div className="flex flex-col gap-4 border-line border-t pt-5">
          <p className="max-w-prose">
            Show a second factor of your own first: without one you could no longer open the room. Then
            require it again.
          </p>
          <SecondFactorHere onShown={() => change.mutate()} />
        </div>
      )}
      <ConfirmDialog
        open={asked && !needsOwn}
        onOpenChange={setAsked}
        {...words[on ? 'off' : 'on']}
        busy={change.isPending}
        error={needsOwn ? null : change.error}
        onConfirm={() => change.mutate()}
      />
    </Card>
  );
}

const words = {
  on: {
    title: 'Require a second factor?',
    description:
      'From now on, everyone on both sides of the deal has to show one before they see anything in this room: you, too. Those who have none are told how to set one up. Access tokens no longer open the room.',
    confirmLabel: 'Require it',
  },
  off: {
    title: 'Stop asking for a second factor?',
    description: 'A password alone opens the room again, for everyone with access.',
    confirmLabel: 'Stop asking',
  },
};
