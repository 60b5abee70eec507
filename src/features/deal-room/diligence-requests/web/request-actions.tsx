import { useState } from 'react';
import type { AnswerSlot } from '#features/deal-room/room-questions/web/answer-slot.ts';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { most, type RequestView } from '../diligence-shapes.ts';
import type { RequestState } from '../domain/request.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { HandleDialog } from './handle-dialog.tsx';
import type { RoomFolder } from './request-fields.tsx';
import { refusalWords } from './request-words.ts';
import { useMoveRequest } from './use-requests.ts';

/** `null` for an expert, who has no room. */
export type Desk = {
  listingId: string;
  owner: boolean;
  folders: readonly RoomFolder[];
  suggest?: AnswerSlot;
} | null;
type Props = { request: RequestView; desk: Desk };
type Asked = Exclude<RequestState, 'open' | 'answered'>;
type Open = Asked | 'answered' | 'handle' | 'change';

const asks: Record<
  Asked,
  {
    title: string;
    description: string;
    label: string;
    words?: { label: string; hint: string; required: boolean };
  }
> = {
  in_progress: {
    title: 'Assign this request to yourself?',
    description: 'The buyer sees that it is in progress, but not who is working on it.',
    label: 'Assign to me',
    words: { label: 'Note', hint: 'Visible to the seller’s side only.', required: false },
  },
  accepted: {
    title: 'Accept the answer?',
    description: 'The request is then complete. This is final.',
    label: 'Accept',
  },
  reopened: {
    title: 'Reopen this request?',
    description: 'It goes back to the seller.',
    label: 'Reopen',
    words: { label: 'What is missing?', hint: 'The seller sees it.', required: true },
  },
  declined: {
    title: 'Decline this request?',
    description: 'This is final. If there is no such document, answer so instead.',
    label: 'Decline',
    words: { label: 'Reason', hint: 'The buyer sees it.', required: true },
  },
  withdrawn: {
    title: 'Withdraw this request?',
    description: 'It will not be worked on. The seller still sees that you asked.',
    label: 'Withdraw',
  },
};

const starting = { ...asks.in_progress, title: 'Start on this request?', label: 'Start' };

const noting = {
  ...asks.in_progress,
  title: 'Write a note',
  description: 'It replaces the earlier note.',
  label: 'Save note',
  words: { label: 'Note', hint: 'Visible to the seller’s side only.', required: true },
};

export function RequestActions({ request, desk }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const move = useMoveRequest(request, close);
  const steps = stepsOf(request);
  if (steps.length === 0) return null;
  const confirm = open && open in asks ? stepAsked(open, request) : null;
  return (
    <div className="flex flex-wrap gap-2">
      {steps.map(({ to, label, primary, reason }) => (
        <Button
          key={to}
          size="small"
          variant={primary ? 'primary' : 'secondary'}
          disabledReason={reason}
          onClick={() => {
            move.reset();
            setOpen(to);
          }}
        >
          {label}
          <span className="sr-only"> request {request.number}</span>
        </Button>
      ))}
      {open === 'answered' && desk && (
        <AnswerDialog
          request={request}
          folders={desk.folders}
          suggest={desk.suggest ?? null}
          onClose={close}
        />
      )}
      {open === 'handle' && desk && <HandleDialog request={request} {...desk} onClose={close} />}
      {open === 'change' && desk && <ChangeDialog request={request} folders={desk.folders} onClose={close} />}
      {confirm && <StepDialog step={confirm} move={move} onClose={close} />}
    </div>
  );
}

type StepProps = {
  step: NonNullable<ReturnType<typeof stepAsked>>;
  move: ReturnType<typeof useMoveRequest>;
  onClose: () => void;
};

function StepDialog({ step, move, onClose }: StepProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(still) => !still && onClose()}
      title={step.title}
      description={step.description}
      confirmLabel={step.label}
      danger={step.to === 'declined'}
      {...(step.words ? { reason: { ...step.words, maxLength: most.reason } } : {})}
      busy={move.isPending}
      error={move.error}
      onConfirm={(words) => move.mutate(stepWith(step.to, words.trim()))}
    />
  );
}

const unseen =
  'You can’t see every document in this answer yet. Accepting is final. If you need to see them first, reopen the request instead.';

function stepAsked(open: Open, request: RequestView) {
  const { state, documents } = request;
  const to = open === 'answered' || open === 'handle' || open === 'change' ? null : open;
  if (to === null) return null;
  if (to === 'accepted' && documents.some(({ document }) => document === null))
    return { to, ...asks.accepted, description: unseen };
  if (to !== 'in_progress') return { to, ...asks[to] };
  return { to, ...(state === 'in_progress' ? noting : isMine(request) ? starting : asks[to]) };
}

function stepWith(to: Asked, words: string) {
  if (words === '') return { to };
  return to === 'in_progress' ? { to, note: words } : { to, reason: words };
}

const over: readonly RequestState[] = ['accepted', 'declined', 'withdrawn'];

/** Whether the reader works on it: an expert sees no other requests. */
function isMine({ manage, mine }: RequestView): boolean {
  return manage === null ? !mine : manage.assignedToMe;
}

/** Moves from the current state. One that only the seller may take is shown disabled, with the reason. */
export function stepsOf(request: RequestView) {
  const { may, state, mine } = request;
  const start = isMine(request) ? 'Start' : 'Assign to me';
  const step = (to: Open, label: string, primary = false) => {
    const allowed = may[to];
    const shown = allowed === true || allowed === 'seller-decides' || allowed === 'room-closed';
    const reason = allowed === true ? null : (refusalWords[String(allowed)] ?? null);
    return shown ? [{ to, label, primary, reason }] : [];
  };
  return [
    ...step('accepted', 'Accept', true),
    ...step('reopened', 'Reopen'),
    ...step('answered', state === 'answered' ? 'Edit answer' : 'Answer', state !== 'answered'),
    ...step('in_progress', state === 'in_progress' ? 'Write a note' : start),
    ...(over.includes(state) ? [] : step('handle', 'Assign')),
    ...step('declined', 'Decline'),
    ...(mine ? [...step('change', 'Edit'), ...step('withdrawn', 'Withdraw')] : []),
  ];
}
