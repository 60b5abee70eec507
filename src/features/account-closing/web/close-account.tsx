import { useState } from 'react';
import { clearAuthInfo } from '#web/auth/auth-info.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import type { Closed } from './queries.ts';
import { TieList } from './tie-list.tsx';

type Props = { person: { id: string; name: string; email: string } };

/** The row on one's own profile with which an account ends. */
export function CloseAccount({ person }: Props) {
  const [asked, setAsked] = useState(false);
  const [closed, setClosed] = useState<Closed | null>(null);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium font-sans text-body">Close account</h3>
        <p className="text-muted">
          Erases your account. Where others rely on what you signed or agreed, that stays without your name.
        </p>
      </div>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Close account
      </Button>
      {asked && !closed && (
        <CloseAccountDialog person={person} own onClose={() => setAsked(false)} onClosed={setClosed} />
      )}
      {closed && <Farewell closed={closed} />}
    </div>
  );
}

/** The last thing that the person reads here; leaving it begins a new page, signed out. */
function Farewell({ closed }: { closed: Closed }) {
  const leave = () => {
    clearAuthInfo();
    location.assign(paths.landing());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title="Your account is closed"
      description="The same stands in a mail to you."
      actions={<Button onClick={leave}>Leave</Button>}
    >
      <TieList ties={closed.ties} whose="your account" />
    </Dialog>
  );
}
