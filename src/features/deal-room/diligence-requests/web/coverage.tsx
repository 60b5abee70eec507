import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted } from '#kernel/counts.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
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
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{summaryOf(data)}</p>
        <p className="text-muted text-small">
          Found by the names of documents and folders. Check that each is complete.
        </p>
      </div>
      <div className="w-full sm:w-72">
        <Select
          aria-label="In the room"
          value={filters.match ?? 'all'}
          onValueChange={(value) => onChange({ match: value === 'all' ? null : value })}
          options={[
            { value: 'all', label: 'In the room or not' },
            ...shown.map((value) => ({ value, label: `${seenLabels[value]} (${data.states[value]})` })),
          ]}
        />
      </div>
      {data.ready.length > 0 && (
        <Button onClick={() => setAnswering(true)}>{answerLabel(data.ready.length)}</Button>
      )}
      {answering && <AnswerDialog roomId={roomId} ready={data.ready} onClose={() => setAnswering(false)} />}
    </div>
  );
}

/** “29 of 41 found in the room, 7 expired, 5 missing.” */
function summaryOf({ total, states }: Found): string {
  const parts = [
    `${states.in} of ${total} found in the room`,
    ...(states.hidden > 0 ? [`${states.hidden} found and not shown to the buyer`] : []),
    `${states.expired} expired`,
    `${states.missing} missing`,
    ...(states.unsure > 0 ? [`${states.unsure} not sure`] : []),
    ...(states.replied > 0 ? [`${states.replied} answered without a document`] : []),
  ];
  return `${parts.join(', ')}.`;
}

const answerLabel = (many: number) => `Answer ${counted(many, 'request')}`;

type DialogProps = { roomId: string; ready: Found['ready']; onClose: () => void };

function AnswerDialog({ roomId, ready, onClose }: DialogProps) {
  const answer = useAnswerMany(roomId, onClose);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = ready.filter(({ id }) => !left.has(id));
  const choose = (id: string, checked: boolean) =>
    setLeft(new Set(checked ? [...left].filter((one) => one !== id) : [...left, id]));
  return (
    <FormDialog
      title="Answer with the documents in the room"
      description="Each request is answered with the documents below it, which are open to the buyer who asked. They were found by name: open them, and uncheck those that are not complete."
      wide
      label="Requests and documents"
      busy={answer.isPending}
      error={answer.error}
      submitLabel={answerLabel(chosen.length)}
      submitDisabledReason={chosen.length === 0 ? 'Choose a request first.' : null}
      onSubmit={() => answer.mutate(chosen.map(({ id, version }) => ({ id, version })))}
      onClose={onClose}
    >
      <ul className="max-h-96 overflow-y-auto rounded-medium border border-line text-small">
        {ready.map(({ id, number, title, asker, documents }) => (
          <li key={id} className="border-line border-b px-3 py-2 last:border-b-0 [overflow-wrap:anywhere]">
            <Checkbox
              checked={!left.has(id)}
              onCheckedChange={(checked) => choose(id, checked)}
              label={
                <>
                  <span className="tabular text-muted">{number}</span> <bdi>{title}</bdi>
                  <span className="text-muted">
                    {' · '}
                    <bdi>{asker}</bdi>
                  </span>
                </>
              }
            />
            <ul className="ml-8 flex flex-col">
              {documents.map((document) => (
                <li key={document.id}>
                  <Link
                    to={paths.roomDocument(document.id)}
                    target="_blank"
                    className="inline-flex min-h-6 items-center underline underline-offset-4"
                  >
                    <bdi>{document.name}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
