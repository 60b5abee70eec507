import { useState } from 'react';
import { clearAuthInfo } from '#kit/auth/auth-info.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import { lastWords } from './last-words.ts';
import type { Closed } from './queries.ts';

type Props = { person: { id: string; name: string; email: string } };

export function CloseAccount({ person }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium font-sans text-body">Close account</h3>
        <p className="text-muted">
          Erases your account, or closes it where others rely on what you signed or agreed. You see which
          before you confirm.
        </p>
      </div>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Close account
      </Button>
      {asked && <CloseAccountDialog person={person} own onClose={() => setAsked(false)} onClosed={leave} />}
    </div>
  );
}

/** Leaves the guarded pages with a full page load: the next call here would be refused and lead to the sign-in page. */
function leave(closed: Closed): void {
  lastWords.keep(closed);
  location.assign(paths.accountClosed());
  clearAuthInfo();
}
