import { useState } from 'react';
import { counted } from '#kernel/counts.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { reportPartWords } from '../domain/report-basis.ts';
import { pinnedWords, reviewedBy } from '../domain/sign-off.ts';
import type { Comments, ReadReport } from './reading-queries.ts';
import { SignOffDialog } from './sign-off-dialog.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

type Props = { read: ReadReport; found: Comments };

/** Whether a report is signed off and for which version of the books; for its reviewer also what is in the way. */
export function SignOffPanel({ read, found }: Props) {
  const { signOffs, ownSignOff, withdrawn } = found;
  return (
    <div className="flex flex-col gap-4">
      {signOffs.map((one) => (
        <SignedOff key={one.id} read={read} signOff={one} mine={one.id === ownSignOff} />
      ))}
      {withdrawn.map((one) => (
        <Alert key={one.withdrawnAt} tone="warning" title={`${one.name} withdrew their sign-off`}>
          <DateText at={one.withdrawnAt} />:{' '}
          <span className="whitespace-pre-line [overflow-wrap:anywhere]">{one.reason}</span>
        </Alert>
      ))}
      {signOffs.length === 0 && found.changed.length > 0 && (
        <Alert tone="warning" title="Something changed since this report was written">
          The report does not have it yet: {reportPartWords(found.changed)}.
        </Alert>
      )}
      {ownSignOff === null && <Standing read={read} found={found} />}
    </div>
  );
}

type Signed = { read: ReadReport; signOff: Comments['signOffs'][number]; mine: boolean };

function SignedOff({ read, signOff, mine }: Signed) {
  const { firm, licenseState, licenseNumber, changed } = signOff;
  const pinned = { dataset: read.dataset, madeAt: new Date(read.madeAt), changed };
  return (
    <Alert
      tone={changed.length > 0 ? 'warning' : 'good'}
      title={reviewedBy({ ...signOff, signedAt: new Date(signOff.signedAt) })}
      action={mine && <WithdrawButton signOffId={signOff.id} />}
    >
      <p className="[overflow-wrap:anywhere]">
        {firm}. License: {licenseState} {licenseNumber}, as stated by the reviewer. No one verified it. It is
        not an audit, review or attest report.
      </p>
      <p>{pinnedWords(pinned)}</p>
    </Alert>
  );
}

const inTheWay: Record<string, string> = {
  'report-comments-open': 'Every comment has to be resolved before you can sign off the report.',
  'report-not-final': 'This is a draft. You can comment on it; only a final report can be signed off.',
  'report-not-newest': 'There is a newer report of this stage. Comment on that one, and sign off that one.',
  'report-signed-off': 'You signed off the newest report of this stage.',
};

function Standing({ read, found: { side, open, comments, signOffs, may } }: Props) {
  const [signing, sign] = useState(false);
  const counts =
    comments.length === 0
      ? 'No comments yet.'
      : `${counted(comments.length, 'comment')}, ${open === 0 ? 'all resolved' : `${open} not resolved`}.`;
  // Once it is signed off, the owner reads of comments only while some of another reviewer are open.
  const quiet = signOffs.length > 0 ? open === 0 : comments.length === 0;
  if (side !== 'reviewer') return quiet ? null : <Alert title={title}>{counts}</Alert>;
  return (
    <>
      <Alert
        title={title}
        action={may.sign === true && <Button onClick={() => sign(true)}>Sign off the report</Button>}
      >
        {counts} {typeof may.sign === 'string' ? inTheWay[may.sign] : 'You can sign off this report.'}
      </Alert>
      {signing && <SignOffDialog reportId={read.id} onClose={() => sign(false)} />}
    </>
  );
}

const title = 'Comments of CPAs';
