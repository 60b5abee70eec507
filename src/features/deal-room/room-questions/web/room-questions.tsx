import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import type { getRoom } from '#features/deal-room/deal-rooms/contract.ts';
import { ClosedNotice } from '#features/deal-room/deal-rooms/web/closed-notice.tsx';
import { RoomQueryPage } from '#features/deal-room/deal-rooms/web/room-query-page.tsx';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { AnswerSlot } from './answer-slot.ts';
import { AskForm } from './ask-form.tsx';
import { roomAround, roomQuestions } from './queries.ts';
import { QuestionList } from './question-list.tsx';

/** `suggest`: beside the field of each answer, for the seller’s side. */
export function RoomQuestions({ roomId, suggest }: { roomId: string; suggest: AnswerSlot }) {
  const questions = useInfiniteQuery(roomQuestions(roomId));
  return (
    <RoomQueryPage
      query={useQuery(roomAround(roomId))}
      words={{ loading: 'Loading the questions', failed: 'The questions could not be loaded.' }}
      waiting={<Skeleton className="h-64 w-full rounded-large" />}
    >
      {(room) => <Questions roomId={roomId} room={room} questions={questions} suggest={suggest} />}
    </RoomQueryPage>
  );
}

type Props = {
  roomId: string;
  room: ReplyOf<typeof getRoom>;
  questions: ComponentProps<typeof QuestionList>['query'];
  suggest: AnswerSlot;
};

function Questions({ roomId, room, questions, suggest }: Props) {
  const [search] = useSearchParams();
  const documentId = search.get('document');
  const about = documentId === null ? null : { documentId, page: search.get('page') ?? '' };
  const { side, listingId, closed } = room;
  const desk = side === 'buyer' ? null : { listingId, owner: side === 'seller', suggest };
  return (
    <>
      <PageHeader
        title="Questions"
        actions={
          <LinkButton variant="secondary" to={paths.dealRoom(roomId)}>
            Deal room
          </LinkButton>
        }
        lead={leadOf(room)}
      />
      <div
        className={
          desk || closed
            ? ''
            : 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]'
        }
      >
        {!desk && !closed && (
          <Card as="section" aria-label="Ask a question">
            <AskForm key={`${documentId} ${search.get('page')}`} room={room} about={about} />
          </Card>
        )}
        <section aria-label="Questions" className="flex flex-col gap-4">
          <ClosedNotice closed={closed} />
          <QuestionList query={questions} desk={desk} empty={<NoQuestions room={room} />} />
        </section>
      </div>
    </>
  );
}

function leadOf({ side, title }: Props['room']): string {
  return side === 'buyer'
    ? `${title}. Your questions with their answers, and those the seller published for all buyers.`
    : `${title}. Answer each buyer’s questions, or assign them to a broker or an expert.`;
}

function NoQuestions({ room: { side, closed } }: Pick<Props, 'room'>) {
  return <EmptyState title="No questions yet.">{noneYet(side, closed !== null)}</EmptyState>;
}

function noneYet(side: Props['room']['side'], closed: boolean): string {
  if (closed) return 'None was asked before the deal room was closed.';
  return side === 'buyer'
    ? 'Ask about the business or a document. The answer appears here and you are notified.'
    : 'When a buyer asks about the business or a document, the question appears here and you are notified.';
}
