import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Select } from '#kit/ui/Select.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { readCoverage } from '../contract.ts';
import { seenLabels, seenStates } from '../domain/matching/match-states.ts';
import { type Filters, requestCoverage } from './queries.ts';
import { useAnswerMany } from './use-requests.ts';

type Found = ReplyOf<typeof readCoverage>;
type Props = {
  roomId: string;
  filters: Filters;
  side: boolean;
  onChange: (change: Record<string, string | null>) => void;
};

export function Coverage({ roomId, filters, side, onChange }: Props) {
  const { data } = useQuery(requestCoverage(roomId, filters.person));
  const [answering, setAnswering] = useState(false);
  if (!data || data.total === 0) return null;
  const shown = seenStates.filter((state) => side || state !== 'hidden');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-60 font-medium">{summaryOf(data)}</p>
      <Select
        aria-label="In the room"
        value={filters.match ?? 'all'}
        onValueChange={(value) => onChange({ match: value === 'all' ? null : value })}
        options={[
          { value: 'all', label: 'In the room or not' },
          ...shown.map((value) => ({ value, label: `${seenLabels[value]} (${data.states[value]})` })),
        ]}
      />
      {data.ready.length > 0 && (
        <Button onClick={() => setAnswering(true)}>{answerLabel(data.ready.length)}</Button>
      )}
      {answering && <AnswerDialog roomId={roomId} ready={data.ready} onClose={() => setAnswering(false)} />}
    </div>
  );
}

/** “29 of 41 are in the room, 7 expired, 5 missing.” */
function summaryOf({ total, states }: Found): string {
  const parts = [
    `${states.in} of ${total} ${states.in === 1 ? 'is' : 'are'} in the room`,
    ...(states.hidden > 0 ? [`${states.hidden} in the room and not shown to the buyer`] : []),
    `${states.expired} expired`,
    `${states.missing} missing`,
    ...(states.unsure > 0 ? [`${states.unsure} not sure`] : []),
    ...(states.replied > 0 ? [`${states.replied} answered without a document`] : []),
  ];
  return `${parts.join(', ')}.`;
}

const answerLabel = (many: number) => (many === 1 ? 'Answer 1 request' : `Answer ${many} requests`);

type DialogProps = { roomId: string; ready: Found['ready']; onClose: () => void };

function AnswerDialog({ roomId, ready, onClose }: DialogProps) {
  const answer = useAnswerMany(roomId, onClose);
  return (
    <FormDialog
      title="Answer with the documents in the room"
      description="Each request is answered with the documents below, which are open to the buyer who asked."
      wide
      label="Requests and documents"
      busy={answer.isPending}
      error={answer.error}
      submitLabel={answerLabel(ready.length)}
      submitDisabledReason={null}
      onSubmit={() => answer.mutate(ready.map(({ id, version }) => ({ id, version })))}
      onClose={onClose}
    >
      <ul className="max-h-96 overflow-y-auto rounded-medium border border-line text-small">
        {ready.map(({ id, number, title, asker, documents }) => (
          <li key={id} className="border-line border-b px-3 py-2 last:border-b-0 [overflow-wrap:anywhere]">
            <span className="tabular text-muted">{number}</span> <bdi>{title}</bdi>
            <span className="text-muted">
              {' · '}
              <bdi>{asker}</bdi>
              {': '}
              {documents.map(({ name }) => name).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
