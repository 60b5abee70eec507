import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useAuth } from '#kit/auth/auth-context.ts';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { type TwoFactorState, twoFactorQuery } from './queries.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { type Shown, type TwoFactorAct, useTwoFactorActs } from './use-two-factor-acts.ts';

const AppDialog = lazy(async () => ({ default: (await import('./app-dialog.tsx')).AppDialog }));

export function TwoFactorRow() {
  const state = useQuery(twoFactorQuery());
  const [shown, setShown] = useState<Shown>(null);
  const [asked, setAsked] = useState<Asked>(null);
  const act = useTwoFactorActs(setShown);
  const onAct = (what: TwoFactorAct) => {
    if (what === 'off' || what === 'remove-app') setAsked(what);
    else act.mutate(what);
  };
  return (
    <div className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="flex flex-wrap items-center gap-3 font-medium font-sans text-body">
            Two-factor sign-in
            {state.data && (
              <StatusBadge tone={state.data.on ? 'good' : 'amber'}>
                {state.data.on ? 'On' : 'Off'}
              </StatusBadge>
            )}
          </h3>
          <p className="text-muted">{state.data?.on ? factorWords(state.data) : offWords}</p>
        </div>
      </div>
      <QueryPage
        query={state}
        words={{
          loading: 'Loading your two-factor sign-in',
          failed: 'Your two-factor sign-in could not be loaded.',
        }}
        waiting={<Skeleton className="h-10 w-full" />}
      >
        {(found) => <Acts state={found} busy={act.isPending} onAct={onAct} />}
      </QueryPage>
      <Question asked={asked} onAsk={setAsked} onYes={(what) => act.mutate(what)} />
      <ShownDialog shown={shown} onShow={setShown} />
    </div>
  );
}

const questions = {
  off: {
    title: 'Turn off two-factor sign-in?',
    description:
      'Your password alone will sign you in. Your authenticator app and recovery codes stop working; passkeys stay.',
    confirmLabel: 'Turn off',
  },
  'remove-app': {
    title: 'Remove the authenticator app?',
    description: 'Its codes stop working. Sign-in then asks for a passkey.',
    confirmLabel: 'Remove the app',
  },
};

type Asked = keyof typeof questions | null;
type QuestionProps = {
  asked: Asked;
  onAsk: (asked: Asked) => void;
  onYes: (asked: keyof typeof questions) => void;
};

function Question({ asked, onAsk, onYes }: QuestionProps) {
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && onAsk(null)}
      {...questions[asked ?? 'off']}
      danger
      busy={false}
      error={null}
      onConfirm={() => {
        onAsk(null);
        if (asked) onYes(asked);
      }}
    />
  );
}

const offWords =
  'Turned on, sign-in also asks for a code from your phone or a passkey, so that a stolen password alone gets no one in.';

function factorWords({ app, passkeys, recoveryCodesLeft }: TwoFactorState): string {
  const keys = passkeys === 1 ? 'one passkey' : `${passkeys} passkeys`;
  const factors = [...(app ? ['an authenticator app'] : []), ...(passkeys > 0 ? [keys] : [])].join(' and ');
  const codes = recoveryCodesLeft === 1 ? 'one recovery code' : `${recoveryCodesLeft} recovery codes`;
  return `Sign-in asks for ${factors}. You have ${codes} left.`;
}

type ActsProps = { state: TwoFactorState; busy: boolean; onAct: (act: TwoFactorAct) => void };

function Acts({ state: { on, app, passkeys, required }, busy, onAct }: ActsProps) {
  const button = (act: TwoFactorAct, label: string, reason: string | null = null) => (
    <Button variant="secondary" busy={busy} disabledReason={reason} onClick={() => onAct(act)}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {button('app', app ? 'Change the authenticator app' : 'Set up an authenticator app')}
      {!on && button('passkeys', 'Use my passkeys', passkeys === 0 ? 'Add a passkey first.' : null)}
      {on && button('codes', 'New recovery codes')}
      {app && passkeys > 0 && button('remove-app', 'Remove the app')}
      {on && button('off', 'Turn off', required ? 'Administrators of this site need it.' : null)}
    </div>
  );
}

type ShownProps = { shown: Shown; onShow: (shown: Shown) => void };

function ShownDialog({ shown, onShow }: ShownProps) {
  const { reloadUser, user } = useAuth();
  const queries = useQueryClient();
  const toast = useToast();
  const close = () => {
    onShow(null);
    // Not before the codes were seen: reloading leaves this page.
    if (user?.twoFactorDue) void reloadUser().catch(console.error);
  };
  const added = (codes: readonly string[]) => {
    void queries.invalidateQueries({ queryKey: twoFactorQuery().queryKey });
    toast('The authenticator app is on.', { description: 'We told you by email too.' });
    if (codes.length > 0) onShow({ kind: 'codes', codes });
    else close();
  };
  if (shown?.kind === 'app')
    return (
      <Suspense>
        <AppDialog appKey={shown.appKey} onDone={added} onClose={close} />
      </Suspense>
    );
  return (
    <Dialog open={shown !== null} onOpenChange={(open) => !open && close()} stays title="Your recovery codes">
      {shown && <RecoveryCodeList codes={shown.codes} onDone={close} />}
    </Dialog>
  );
}
