import { useState } from 'react';
import { stageWords } from '#features/quality-of-earnings/databook/domain/stage-words.ts';
import { type DatabookStage, databookStages } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { reportStageWords } from '../domain/report-stage-words.ts';
import { endReviewer, inviteReviewer } from '../reviewer-contract.ts';
import type { Reports } from './queries.ts';

type Props = { reviewId: string; found: Reports };

/** Whom the seller asks to read the reports, and how many of their comments wait. */
export function ReviewerCard({ reviewId, found: { reviewers, mayInvite, comments } }: Props) {
  const [inviting, invite] = useState(false);
  const [ending, end] = useState<string | null>(null);
  if (reviewers.length === 0 && !mayInvite) return null;
  const left = comments.reduce((sum, one) => sum + one.open, 0);
  return (
    <Card as="section" aria-labelledby="reviewer" className="flex flex-col gap-3">
      <h2 id="reviewer" className="text-title">
        {reviewers.length > 1 ? `${reviewers.length} CPAs read the report` : 'A CPA reads the report'}
      </h2>
      {reviewers.length === 0 && (
        <p className="max-w-prose text-muted">
          Invite a CPA by email. They read these reports on the screen and nothing else of yours, comment on
          chapters and figures, and sign off a final report once every comment is resolved. It is an agreed
          reading, not an audit, review or attest engagement.
        </p>
      )}
      <Invited reviewers={reviewers} onEnd={mayInvite ? end : null} />
      {comments.length > 0 && (
        <p>
          {left === 0
            ? 'Every comment is resolved.'
            : `${counted(left, 'comment waits', 'comments wait')} to be resolved. Read the newest report to answer.`}
        </p>
      )}
      {mayInvite && (
        <Button size="small" variant="secondary" className="self-start" onClick={() => invite(true)}>
          {reviewers.length > 0 ? 'Invite another CPA' : 'Invite a CPA'}
        </Button>
      )}
      {inviting && <InviteDialog reviewId={reviewId} onClose={() => invite(false)} />}
      <EndDialog reviewId={reviewId} email={ending} onClose={() => end(null)} />
    </Card>
  );
}

type InvitedProps = { reviewers: Reports['reviewers']; onEnd: ((email: string) => void) | null };

function Invited({ reviewers, onEnd }: InvitedProps) {
  if (reviewers.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {reviewers.map(({ email, stage, invitedAt }) => (
        <li key={email} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
            <bdi>{email}</bdi> was invited <DateText at={invitedAt} /> and reads the reports up to “
            {stageWords[stage].title}”.
          </p>
          {onEnd && (
            <Button
              size="small"
              variant="secondary"
              aria-label={`End access: ${email}`}
              onClick={() => onEnd(email)}
            >
              End access
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function InviteDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [stage, setStage] = useState<DatabookStage>('monthly');
  const toast = useToast();
  const invite = useReviewChange(
    () => call(inviteReviewer, { params: { id: reviewId }, body: { email: email.trim(), stage } }),
    () => {
      toast('Invitation sent.');
      onClose();
    },
  );
  return (
    <FormDialog
      title="Invite a CPA"
      description="They need an account with this address. They see the name of the business and its reports, and the comments of other CPAs whom you invite. From the monthly report on, figures open the entries behind them."
      busy={invite.isPending}
      error={invite.error}
      submitLabel="Send invitation"
      submitDisabledReason={email.trim() === '' ? 'Enter an email address first.' : null}
      onSubmit={() => invite.mutate()}
      onClose={onClose}
    >
      <Field name="email" label="Email address of the CPA">
        <TextInput type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <RadioGroup
        label="They read the reports up to"
        name="stage"
        value={stage}
        onValueChange={(value) => setStage(databookStages.find((one) => one === value) ?? stage)}
        options={databookStages.map((value) => ({
          value,
          label: stageWords[value].title,
          hint: reportStageWords[value].hides,
        }))}
      />
    </FormDialog>
  );
}

type EndProps = { reviewId: string; email: string | null; onClose: () => void };

function EndDialog({ reviewId, email, onClose }: EndProps) {
  const end = useReviewChange(
    (of: string) => call(endReviewer, { params: { id: reviewId }, query: { email: of } }),
    onClose,
  );
  return (
    <ConfirmDialog
      open={email !== null}
      onOpenChange={(on) => !on && onClose()}
      title="End the CPA’s access"
      description={`${email} no longer sees the reports. Their comments stay, and a sign-off stays until they withdraw it.`}
      confirmLabel="End access"
      danger
      busy={end.isPending}
      error={end.error}
      onConfirm={() => email !== null && end.mutate(email)}
    />
  );
}
