import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { RoomTrouble } from '#features/deal-room/deal-rooms/web/room-trouble.tsx';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { AskForm } from './ask-form.tsx';
import { roomAround, roomQuestions } from './queries.ts';
import { QuestionList } from './question-list.tsx';

export function RoomQuestions({ roomId }: { roomId: string }) {
  const room = useQuery(roomAround(roomId));
  const questions = useInfiniteQuery(roomQuestions(roomId));
  const [search] = useSearchParams();
  const documentId = search.get('document');
  const about = documentId === null ? null : { documentId, page: search.get('page') ?? '' };
  if (room.isPending)
    return (
      <div role="status">
        <span className="sr-only">Loading the questions</span>
        <Skeleton className="h-64 w-full rounded-large" />
      </div>
    );
  if (!room.data) return <RoomTrouble title="The questions could not be loaded." query={room} />;
  const { side, title, listingId } = room.data;
  const desk = side === 'buyer' ? null : { listingId, owner: side === 'seller' };
  return (
    <>
      <PageHeader
        title="Questions"
        actions={
          <LinkButton variant="secondary" to={paths.dealRoom(roomId)}>
            Deal room
          </LinkButton>
        }
        lead={
          desk
            ? `${title}. Answer each buyer’s questions, or assign them to a broker or an expert.`
            : `${title}. Your questions with their answers, and those the seller published for all buyers.`
        }
      />
      <div
        className={
          desk ? '' : 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]'
        }
      >
        {!desk && (
          <Card as="section" aria-label="Ask a question">
            <AskForm key={`${documentId} ${search.get('page')}`} room={room.data} about={about} />
          </Card>
        )}
        <section aria-label="Questions">
          <QuestionList
            query={questions}
            desk={desk}
            empty={
              <EmptyState title="No questions yet.">
                {desk
                  ? 'When a buyer asks about the business or a document, the question appears here and you are notified.'
                  : 'Ask about the business or a document. The answer appears here and you are notified.'}
              </EmptyState>
            }
          />
        </section>
      </div>
    </>
  );
}
