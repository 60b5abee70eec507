import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { ContestView } from '../court-shapes.ts';
import type { ContestState } from '../domain/contest.ts';
import { evidenceWords, outcomeWords, reasonWords, sideWords, stateWords } from '../domain/court-words.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { CpaDialog } from './cpa-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { EntriesDialog } from './entries-dialog.tsx';

const tones = {
  contested: 'amber',
  answered: 'accent',
  conceded: 'neutral',
  ruled: 'good',
  withdrawn: 'neutral',
} as const satisfies Record<ContestState, string>;

export function ContestCard({ contest }: { contest: ContestView }) {
  const { label, state, reason, words, contested, concededTo, buyer, answer } = contest;
  return (
    <Card as="article" aria-label={`Contest of ${label}`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 font-medium [overflow-wrap:anywhere]">
          <bdi>{label}</bdi>
        </p>
        <StatusBadge tone={tones[state]}>{stateWords[state]}</StatusBadge>
      </div>
      <p className="text-muted text-small [overflow-wrap:anywhere]">
        <Money exact amount={contested} /> contested <DateText at={contest.contestedAt} />
        {buyer && (
          <>
            {' '}
            by <bdi>{buyer.name}</bdi>
          </>
        )}
        {contest.party === 'cpa' && ' by the buyer'}
      </p>
      <Said label={reasonWords[reason]} words={words} />
      {answer && (
        <div className="border-line-strong border-l-2 pl-4">
          <Said label="The seller’s answer" words={answer.words} />
          {answer.evidence.length > 0 && (
            <p className="text-muted text-small">
              Points to: {answer.evidence.map((kind) => evidenceWords[kind].toLowerCase()).join(', ')}.
            </p>
          )}
        </div>
      )}
      {concededTo !== null && (
        <p className="text-small">
          The seller now claims <Money exact amount={concededTo} className="font-semibold" /> of it.
        </p>
      )}
      <Ruling ruling={contest.ruling} />
      <Cpas contest={contest} />
      <Actions contest={contest} />
    </Card>
  );
}

function Said({ label, words }: { label: string; words: string }) {
  return (
    <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">
      <span className="font-medium">{label}. </span>
      {words}
    </p>
  );
}

function Ruling({ ruling }: Pick<ContestView, 'ruling'>) {
  if (!ruling) return null;
  return (
    <div className="flex flex-col gap-1 border-line-strong border-l-2 pl-4">
      <p className="font-medium">
        {outcomeWords[ruling.outcome]}: <Money exact amount={ruling.to} />
      </p>
      <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">{ruling.words}</p>
      <p className="text-muted text-small [overflow-wrap:anywhere]">
        Decided <DateText at={ruling.at} /> by <bdi>{ruling.by}</bdi>, invited by{' '}
        {sideWords[ruling.invitedBy]}. License as they state it: <bdi>{ruling.license}</bdi>. No one has
        checked it.
      </p>
    </div>
  );
}

function Cpas({ contest: { cpas, ruling } }: { contest: ContestView }) {
  if (ruling || cpas.length === 0) return null;
  return (
    <ul className="text-muted text-small">
      {cpas.map(({ side, email, invitedAt }) => (
        <li key={side} className="[overflow-wrap:anywhere]">
          A CPA was invited by {sideWords[side]} <DateText at={invitedAt} />
          {email !== null && (
            <>
              : <bdi>{email}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

type Opened = 'answer' | 'concede' | 'decide' | 'cpa' | 'withdraw' | 'entries';

function Actions({ contest }: { contest: ContestView }) {
  const [opened, open] = useState<Opened | null>(null);
  const { may, ruling } = contest;
  const close = () => open(null);
  const buttons: [boolean, Opened, string][] = [
    [may.answered === true, 'answer', 'Answer'],
    [may.ruled === true, 'decide', 'Decide'],
    [may.conceded === true, 'concede', ruling ? 'Accept the decision' : 'Give it up'],
    [may.invite === true, 'cpa', 'Invite a CPA'],
    [may.withdrawn === true, 'withdraw', 'Take it back'],
    [contest.showsEntries, 'entries', 'Ledger entries'],
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {buttons.map(
        ([shown, what, label], at) =>
          shown && (
            <Button
              key={what}
              size="small"
              variant={at < 2 ? 'primary' : 'secondary'}
              onClick={() => open(what)}
            >
              {label}
            </Button>
          ),
      )}
      {opened === 'answer' && <AnswerDialog contest={contest} onClose={close} />}
      {opened === 'decide' && <DecideDialog contest={contest} onClose={close} />}
      {opened === 'cpa' && <CpaDialog contest={contest} onClose={close} />}
      {opened === 'concede' && <ConfirmStep contest={contest} to="conceded" onClose={close} />}
      {opened === 'withdraw' && <ConfirmStep contest={contest} to="withdrawn" onClose={close} />}
      {opened === 'entries' && <EntriesDialog id={contest.id} onClose={close} />}
    </div>
  );
}
