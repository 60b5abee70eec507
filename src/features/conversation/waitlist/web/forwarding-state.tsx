import type { Tone } from '#kit/ui/Badge.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { Forwarding, ForwardingReason } from '../domain/forwarding.ts';
import type { EntryView } from './queries.ts';

const faces: Record<Forwarding, { label: string; tone: Tone }> = {
  kept: { label: 'Kept here', tone: 'neutral' },
  forwarded: { label: 'Forwarded', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
};

const reasonWords: Record<ForwardingReason, string> = {
  unreachable: 'The form could not be reached.',
  timed_out: 'The form did not answer in time.',
  form_busy: 'The form is busy.',
  form_broken: 'The form reported an error of its own.',
  form_moved: 'The form has moved: check WAITLIST_URL.',
  form_refused: 'The form refused the entry.',
};

export function ForwardingState({ entry }: { entry: EntryView }) {
  const { label, tone } = faces[entry.forwarding];
  return (
    <span className="flex flex-col items-start gap-1">
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {entry.reason && <span className="text-muted text-tiny">{reasonWords[entry.reason]}</span>}
    </span>
  );
}
