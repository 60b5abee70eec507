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
export function ReviewerCard({ reviewId, found: { reviewer, mayInvite, comments } }: Props) {
  const [opened, open] = useState<'invite' | 'end' | null>(null);
  const close = () => open(null);
  if (!reviewer && !mayInvite) return null;
  const left = comments.reduce((sum, one) => sum + one.open, 0);
  return (
    <Card as="section" aria-labelledby="reviewer" className="flex flex-col gap-3">
      <h2 id="reviewer" className="text-title">
        A CPA reads the report
      </h2>
      {reviewer ? (
        <p className="[overflow-wrap:anywhere]">
          <bdi>{reviewer.email}</bdi> was invited <DateText at={reviewer.invitedAt} /> and reads the reports
          up to “{stageWords[reviewer.stage].title}”.
        </p>
      ) : (
        <p className="max-w-prose text-muted">
          Invite a CPA by email. They read these reports on the screen and nothing else of yours, comment on
          chapters and figures, and sign off a final report once every comment is resolved. It is an agreed
          reading, not an audit, review or attest engagement.
        </p>
      )}
      {comments.length > 0 && (
        <p>
          {left === 0
            ? 'Every comment is resolved.'
            : `${counted(left, 'comment waits', 'comments wait')} to be resolved. Read the newest report to answer.`}
        </p>
      )}
      {mayInvite && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={() => open('invite')}>
            {reviewer ? 'Invite another CPA instead' : 'Invite a CPA'}
          </Button>
          {reviewer && (
            <Button size="small" variant="secondary" onClick={() => open('end')}>
              End their access
            </Button>
          )}
        </div>
      )}
      {opened === 'invite' && <InviteDialog reviewId={reviewId} onClose={close} />}
      <EndDialog reviewId={reviewId} open={opened === 'end'} onClose={close} />
    </Card>
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
      description="They need an account with this address. They see the name of the business and its reports; whom you invited before no longer does."
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

function EndDialog({ reviewId, open, onClose }: { reviewId: string; open: boolean; onClose: () => void }) {
  const end = useReviewChange(() => call(endReviewer, { params: { id: reviewId } }), onClose);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(on) => !on && onClose()}
      title="End the CPA’s access"
      description="They no longer see the reports. Their comments stay, and a sign-off stays until they withdraw it."
      confirmLabel="End access"
      danger
      busy={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate()}
    />
  );
}
