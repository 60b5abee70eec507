import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { endOtherSessions, endSession } from '../contract.ts';
import { type SessionLine, sessionsQuery } from './queries.ts';

export function SessionsRow() {
  const sessions = useQuery(sessionsQuery());
  const end = useEnding();
  const others = sessions.data?.items.filter(({ here }) => !here) ?? [];
  return (
    <div className="flex flex-col gap-4 p-5">
      <Head alone={others.length === 0} end={end} />
      <QueryPage
        query={sessions}
        words={{ loading: 'Loading your devices', failed: 'Your devices could not be loaded.' }}
        waiting={<Skeleton className="h-16 w-full" />}
      >
        {({ items }) => (
          <ul aria-label="Your devices" className="divide-y divide-line rounded-medium border">
            {items.map((session) => (
              <Line
                key={session.id}
                session={session}
                busy={end.isPending}
                onEnd={() => end.mutate(session)}
              />
            ))}
          </ul>
        )}
      </QueryPage>
    </div>
  );
}

function useEnding() {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: async (session: SessionLine | null) => {
      if (!session) await call(endOtherSessions, {});
      else await call(endSession, { params: { id: session.id } });
      return session;
    },
    onSuccess: (session) =>
      toast(session ? `${session.device} is signed out.` : 'Every other device is signed out.'),
    onError: (error) => toast('That did not work.', failureToast(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}

function Head({ alone, end }: { alone: boolean; end: ReturnType<typeof useEnding> }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium font-sans text-body">Devices</h3>
        <p className="text-muted">
          Devices signed in to your account. Sign out any that you do not recognize, and change your password.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={end.isPending}
          disabledReason={alone ? 'You are signed in on this device only.' : null}
          onClick={() => end.mutate(null)}
        >
          End all others
        </Button>
        <SignOutEverywhere />
      </div>
    </div>
  );
}

function Line({ session, busy, onEnd }: { session: SessionLine; busy: boolean; onEnd: () => void }) {
  const { device, address, place, here, lastUsedAt, signedInAt, secondFactor, confirmed } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {here && <StatusBadge tone="good">This device</StatusBadge>}
          {secondFactor && <StatusBadge tone="good">Second factor shown</StatusBadge>}
          {!confirmed && <StatusBadge tone="amber">Not confirmed</StatusBadge>}
        </p>
        <p className="wrap-anywhere text-muted text-small">
          {address}
          {place && `, time zone of ${place}`}, {here ? 'in use now' : <LastUsed at={lastUsedAt} />}, signed
          in <DateText at={signedInAt} />
        </p>
        {!confirmed && <p className="text-muted text-small">Deal files ask there first who it is.</p>}
      </div>
      {!here && (
        <Button variant="quiet" busy={busy} onClick={onEnd}>
          End <span className="sr-only">{device}</span>
        </Button>
      )}
    </li>
  );
}

function LastUsed({ at }: { at: string }) {
  return (
    <>
      last used <DateText at={at} withTime />
    </>
  );
}

function SignOutEverywhere() {
  const [asked, setAsked] = useState(false);
  const { logout } = useAuth();
  const leave = useSingleMutation({
    mutationFn: async () => {
      if (!(await logout({ everywhere: true })))
        throw new Error('You could not be signed out. Check your connection and try again.');
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Sign out everywhere?"
        description="Every device that is signed in to your account, this one included, has to sign in again. Text that is not saved elsewhere is lost."
        confirmLabel="Sign out everywhere"
        busy={leave.isPending}
        error={leave.error}
        onConfirm={() => leave.mutate()}
      />
    </>
  );
}
