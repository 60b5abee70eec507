import { useState } from 'react';
import { SendConfirmation } from '#features/people/accounts/web/send-confirmation.tsx';
import { useAuth } from '#kit/auth/auth-context.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { mayEdit } from '../domain/life-cycle.ts';
import { missingLabel, moveReason } from './listing-words.ts';
import { OddFactsAlert } from './odd-facts-alert.tsx';
import { OddFiguresAlert } from './odd-figures-alert.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { OwnListing } from './queries.ts';
import type { LeakFindings } from './use-leak-check.ts';
import type { ListingEditor } from './use-listing-editor.ts';
import { useListingMove } from './use-listing-move.ts';

type Props = { editor: ListingEditor; missing: readonly string[]; findings: LeakFindings };

export function PublishButton({ editor, missing, findings }: Props) {
  const [ready, setReady] = useState<OwnListing | null>(null);
  const { busy, error, leaks, move, clear } = useListingMove(editor);
  const toast = useToast();

  const begin = async () => {
    clear();
    const view = editor.dirty ? await editor.save() : editor.base;
    if (!view) return;
    const reason = moveReason(view.may.live, view.status, 'live');
    if (reason !== null) toast('It cannot be published yet.', { tone: 'bad', description: reason });
    else setReady(view);
  };
  const confirm = async (acknowledgeWarnings: boolean) => {
    if (!ready || !(await move(ready, { to: 'live', acknowledgeWarnings }))) return;
    setReady(null);
    toast('Your listing is live.', { description: 'Buyers can find it in the marketplace now.' });
  };

  return (
    <>
      <Button busy={busy} disabledReason={reasonNot(editor, missing, findings)} onClick={() => void begin()}>
        Publish
      </Button>
      <PublishDialog
        open={ready !== null}
        title="Publish this listing?"
        description="The public teaser goes live in the marketplace, and buyers can request access. Each one signs your NDA first, and you decide who sees the private profile. You get an email with every request."
        confirmLabel="Publish"
        notice={
          <>
            <Unconfirmed />
            {ready && <OddFiguresAlert figures={ready.draft.profile} />}
            {ready && <OddFactsAlert facts={ready.draft.profile} />}
          </>
        }
        leaks={leaks.length > 0 ? leaks : (ready?.leaks ?? [])}
        texts={ready?.draft.teaser ?? { title: '', description: '' }}
        busy={busy}
        error={error}
        onClose={() => setReady(null)}
        onConfirm={(acknowledge) => void confirm(acknowledge)}
      />
    </>
  );
}

/** For saved text the server decides; for unsaved text, what is known in the browser. */
function reasonNot(
  { base, dirty, newer, conflicts }: ListingEditor,
  missing: readonly string[],
  findings: LeakFindings,
) {
  if (conflicts.length > 0) return 'First choose which of the two versions to keep.';
  if (newer) return 'The listing was changed elsewhere. Reload first.';
  if (!mayEdit(base.status) || !dirty) {
    const reason = moveReason(base.may.live, base.status, 'live');
    return reason !== null && missing.length > 0 ? stillMissing(missing) : reason;
  }
  if (missing.length > 0) return stillMissing(missing);
  if (findings.leaks.some((leak) => leak.severity === 'block'))
    return 'Fix the items marked “Remove” before publishing.';
  return null;
}

function stillMissing(missing: readonly string[]): string {
  return `Still needed: ${missing.map(missingLabel).join(', ')}.`;
}

function Unconfirmed() {
  const { user } = useAuth();
  if (!user || user.emailVerified) return null;
  return (
    <Alert
      title="Your email address is not confirmed"
      tone="warning"
      action={<SendConfirmation email={user.email} />}
    >
      You can publish now. But we write to {user.email} about requests and offers: open the link that we
      emailed there, or you may miss them.
    </Alert>
  );
}
