import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { useLinkedId } from '#kit/use-linked-id.ts';
import { LinkedRequest } from './linked-request.tsx';
import { putRequests } from './queries.ts';
import { RequestCard } from './request-card.tsx';

export function ExpertRequests() {
  const requests = useInfiniteQuery(putRequests);
  const linked = useLinkedId('request');
  return (
    <section aria-labelledby="put" className="mt-8 flex flex-col gap-4">
      <div>
        <h2 id="put" className="text-title">
          Requests for you
        </h2>
        <p className="text-muted">
          A seller asks you to look after what a buyer needs to see. Your note is for the seller’s side alone.
        </p>
      </div>
      {linked && <LinkedRequest id={linked} desk={null} />}
      <PagedList
        query={requests}
        what="requests"
        more="Load more requests"
        empty={
          <EmptyState title="No requests for you.">
            Requests that a seller assigns to your confirmed email address appear here.
          </EmptyState>
        }
      >
        {(items) => (
          <ul className="flex flex-col gap-4">
            {items
              .filter(({ id }) => id !== linked)
              .map((request) => (
                <li key={request.id}>
                  <RequestCard request={request} desk={null} />
                </li>
              ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
