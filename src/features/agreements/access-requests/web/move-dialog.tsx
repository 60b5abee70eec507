import { useContext, useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { asksFor } from '../domain/access-request.ts';
import { pendingWords } from '../domain/reason-words.ts';
import type { PendingReason, Status } from '../domain/status.ts';
import { moveWords } from './move-words.ts';
import { OpeningNote } from './opening-note.ts';
import type { RequestView } from './queries.ts';
import { stageApproved } from './stage-words.ts';
import { useMoveRequest } from './use-move-request.ts';
import { viewerOf } from './viewer.ts';

type Props = {
  /** As it was when the dialog opened: its version is the one the reader has seen. */
  request: RequestView;
  to: Status;
  onClose: () => void;
};

const longestReason = 500;

export function MoveDialog({ request, to, onClose }: Props) {
  const { title, consequence, label, danger } = moveWords(request, to);
  const needs = asksFor(request.status, to, request.caller);
  const asksWhy = needs.pendingReasons.length > 1;
  const [reason, setReason] = useState('');
  const [waitsFor, setWaitsFor] = useState<PendingReason | null>(null);
  const move = useMoveRequest(request, onClose);
  const Note = useContext(OpeningNote);
  const missing =
    (asksWhy && !waitsFor && 'Choose what the request is waiting for.') ||
    (needs.reason && reason.trim() === '' && 'Enter a reason.');
  return (
    <FormDialog
      title={title}
      description={consequence}
      intro={
        Note &&
        letsIn(request, to) && (
          <Note request={request} opens={to === 'approved' ? stageApproved(request) : null} />
        )
      }
      busy={move.isPending}
      error={move.error}
      submitLabel={label}
      danger={danger}
      submitDisabledReason={missing || null}
      onSubmit={() =>
        move.mutate({
          to,
          version: request.version,
          ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
          ...(waitsFor ? { pendingReason: waitsFor } : {}),
        })
      }
      onClose={onClose}
    >
      {asksWhy && (
        <PendingReasonField reasons={needs.pendingReasons} value={waitsFor} onChange={setWaitsFor} />
      )}
      <ReasonField request={request} required={needs.reason} value={reason} onChange={setReason} />
    </FormDialog>
  );
}

/** A new NDA for a buyer with access closes more than it opens. */
function letsIn({ status }: RequestView, to: Status): boolean {
  return to === 'approved' || (to === 'awaiting_signature' && status !== 'approved');
}

type PendingProps = {
  reasons: readonly PendingReason[];
  value: PendingReason | null;
  onChange: (reason: PendingReason | null) => void;
};

function PendingReasonField({ reasons, value, onChange }: PendingProps) {
  return (
    <RadioGroup
      name="pendingReason"
      label="What is it waiting for?"
      value={value ?? ''}
      onValueChange={(chosen) => onChange(reasons.find((known) => known === chosen) ?? null)}
      options={reasons.map((reason) => ({ value: reason, label: pendingWords[reason] }))}
    />
  );
}

type ReasonProps = {
  request: RequestView;
  required: boolean;
  value: string;
  onChange: (reason: string) => void;
};

function ReasonField({ request, required, value, onChange }: ReasonProps) {
  return (
    <Field name="reason" label={required ? 'Reason' : 'Note'} hint={whoReads(request)} optional={!required}>
      <TextArea
        rows={3}
        value={value}
        maxLength={longestReason}
        onChange={(event) => onChange(event.target.value.replace(/\n/g, ' '))}
      />
    </Field>
  );
}

function whoReads(request: RequestView): string {
  return viewerOf(request) === 'buyer'
    ? 'Kept with the request. The seller’s side can see it.'
    : 'Kept with the request. The buyer can’t see it.';
}
