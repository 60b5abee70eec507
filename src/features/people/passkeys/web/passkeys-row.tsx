import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { mostPasskeys } from '../domain/passkey-limits.ts';
import { passkeysOffWords } from '../domain/relying-party.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { type PasskeysView, passkeysQuery } from './queries.ts';

type Passkey = PasskeysView['items'][number];
type Changing = { what: 'add' } | { what: 'remove'; passkey: Passkey };

export function PasskeysRow() {
  const passkeys = useQuery(passkeysQuery());
  const [changing, setChanging] = useState<Changing | null>(null);
  return (
    <div className="flex flex-col gap-4 p-5">
      <Head reason={whyNot(passkeys.data)} onAdd={() => setChanging({ what: 'add' })} />
      <QueryPage
        query={passkeys}
        words={{ loading: 'Loading your passkeys', failed: 'Your passkeys could not be loaded.' }}
        waiting={<Skeleton className="h-10 w-full" />}
      >
        {(found) => (
          <PasskeyLines passkeys={found} onRemove={(passkey) => setChanging({ what: 'remove', passkey })} />
        )}
      </QueryPage>
      {changing && (
        <PasskeyDialog
          passkey={changing.what === 'remove' ? changing.passkey : null}
          onClose={() => setChanging(null)}
        />
      )}
    </div>
  );
}

function Head({ reason, onAdd }: { reason: string | null; onAdd: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium font-sans text-body">Passkeys</h3>
        <p className="text-muted">
          Sign in, and confirm what you sign, with your finger, your face or the PIN of your device. Anyone
          who can unlock the device can do both.
        </p>
      </div>
      <Button variant="secondary" disabledReason={reason} onClick={onAdd}>
        Add a passkey
      </Button>
    </div>
  );
}

type LinesProps = { passkeys: PasskeysView; onRemove: (passkey: Passkey) => void };

function PasskeyLines({ passkeys: { off, items }, onRemove }: LinesProps) {
  return (
    <>
      {off && <p className="text-muted text-small">{passkeysOffWords[off]}</p>}
      {!off && items.length === 0 && (
        <p className="text-muted text-small">
          You have none yet. When you sign, a code goes to your email address instead.
        </p>
      )}
      {items.length > 0 && (
        <ul aria-label="Your passkeys" className="divide-y divide-line rounded-medium border">
          {items.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => onRemove(passkey)} />
          ))}
        </ul>
      )}
    </>
  );
}

function PasskeyLine({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-muted text-small">
          Added <DateText at={addedAt} />, {lastUsedAt ? 'last used ' : 'never used'}
          {lastUsedAt && <DateText at={lastUsedAt} withTime />}
        </p>
      </div>
      <Button variant="quiet" onClick={onRemove}>
        Remove <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}

function whyNot(passkeys: PasskeysView | undefined): string | null {
  if (!passkeys) return 'Your passkeys are being loaded.';
  if (passkeys.off) return passkeysOffWords[passkeys.off];
  return passkeys.items.length >= mostPasskeys
    ? `You have ${mostPasskeys} passkeys. Remove one first.`
    : null;
}
