import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { RequestView } from '../diligence-shapes.ts';
import { requestStateLabels } from '../domain/request.ts';
import { MatchLine } from './match-line.tsx';
import { type Desk, RequestActions } from './request-actions.tsx';
import { dueText, lackWords, priorityWords, stateTones, workedOn } from './request-words.ts';

type Props = { request: RequestView; desk: Desk };

export function RequestCard({ request, desk }: Props) {
  const { number, title, details, state, manage, note, reply, reason } = request;
  return (
    <Card as="article" aria-label={`Request ${number}`}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-60 font-medium [overflow-wrap:anywhere]">
            <span className="tabular mr-2 text-muted">{number}</span>
            <bdi>{title}</bdi>
          </p>
          <Marks request={request} />
        </div>
        <Facts request={request} />
        {details !== '' && (
          <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">{details}</p>
        )}
        {manage && (
          <p className="text-muted text-small [overflow-wrap:anywhere]">
            Asked by <bdi>{manage.asker.name}</bdi>. {workedOn(manage, state)}
          </p>
        )}
        {note !== null && <Said label="Note (seller’s side only)" words={note} />}
        {reply !== null && (
          <p className="whitespace-pre-line border-line-strong border-l-2 pl-4 [overflow-wrap:anywhere]">
            {reply}
          </p>
        )}
        <MatchLine request={request} />
        <Documents request={request} />
        {reason !== null && (
          <Said label={state === 'declined' ? 'Reason declined' : 'What was missing'} words={reason} />
        )}
        <RequestActions request={request} desk={desk} />
      </div>
    </Card>
  );
}

function Marks({ request: { state, overdue, priority } }: Pick<Props, 'request'>) {
  return (
    <span className="flex flex-wrap gap-2">
      {priority !== 'normal' && <Badge>{priorityWords[priority]} priority</Badge>}
      {overdue && <StatusBadge tone="bad">Overdue</StatusBadge>}
      <StatusBadge tone={stateTones[state]}>{requestStateLabels[state]}</StatusBadge>
    </span>
  );
}

function Facts({ request: { folder, dueOn, askedAt, answeredAt } }: Pick<Props, 'request'>) {
  return (
    <p className="text-muted text-small [overflow-wrap:anywhere]">
      {folder && (
        <>
          <span className="tabular">{folder.number}</span> <bdi>{folder.name}</bdi> ·{' '}
        </>
      )}
      {dueOn !== null && <>Needed by {dueText(dueOn)} · </>}
      Asked <DateText at={askedAt} />
      {answeredAt !== null && (
        <>
          {' '}
          · Answered <DateText at={answeredAt} />
        </>
      )}
    </p>
  );
}

function Said({ label, words }: { label: string; words: string }) {
  return (
    <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">
      <span className="text-muted">{label}: </span>
      {words}
    </p>
  );
}

function Documents({ request: { documents, manage, roomId } }: Pick<Props, 'request'>) {
  const closed = documents.filter(({ document }) => document === null).length;
  const missing = lackWords(documents);
  if (documents.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-small">
      {documents.map(
        (linked) =>
          linked.document && (
            <li key={`${linked.linkedBy} ${linked.document.id}`} className="[overflow-wrap:anywhere]">
              <DocumentLink document={linked.document} answers={linked.linkedBy === 'side'} />
              {manage && !linked.open && <span className="text-amber"> · not open to this buyer yet</span>}
            </li>
          ),
      )}
      {closed > 0 && (
        <li className="text-muted">
          {closed === 1
            ? '1 document that you can’t see yet.'
            : `${closed} documents that you can’t see yet.`}
          {!manage && ` The seller has to open ${closed === 1 ? 'it' : 'them'} in the deal room.`}
        </li>
      )}
      {missing !== null && roomId !== null && (
        <li className="text-muted">
          {missing}{' '}
          <Link className="link" to={paths.dealRoom(roomId)}>
            Deal room
          </Link>
        </li>
      )}
    </ul>
  );
}

type LinkProps = { document: { id: string; name: string }; answers: boolean };

function DocumentLink({ document, answers }: LinkProps) {
  return (
    <>
      <span className="text-muted">{answers ? 'Answer: ' : 'About: '}</span>
      <Link
        to={paths.roomDocument(document.id)}
        className="inline-flex min-h-6 items-center underline underline-offset-4"
      >
        <bdi>{document.name}</bdi>
      </Link>
    </>
  );
}
