import type { RequestView } from '#features/agreements/access-requests/web/queries.ts';
import { RequestStatus } from '#features/agreements/access-requests/web/request-status.tsx';
import { reasonWords } from '#features/agreements/access-requests/web/status-reason.ts';
import { paths } from '#kit/paths.ts';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Row, RowList } from '#kit/ui/RowList.tsx';
import type { Dashboard } from './use-dashboard.ts';

export function SentRequests({ sent }: Pick<Dashboard, 'sent'>) {
  return (
    <section aria-labelledby="sent" className="flex flex-col gap-3">
      <h2 id="sent" className="text-title">
        Sent by me
      </h2>
      <PagedList
        query={sent}
        what="requests"
        more="Load older requests"
        empty={
          <Card className="text-muted">
            Open a listing in the marketplace and request access. Your request and its status appear here.
          </Card>
        }
      >
        {(requests) => (
          <RowList>
            {requests.map((request) => (
              <SentRequest key={request.id} request={request} />
            ))}
          </RowList>
        )}
      </PagedList>
    </section>
  );
}

function SentRequest({ request }: { request: RequestView }) {
  const title = request.listingTitle || 'Untitled listing';
  const reason = reasonWords(request);
  return (
    <Row
      title={
        <>
          <span className="wrap-anywhere font-medium">{title}</span>
          <RequestStatus {...request} />
        </>
      }
      detail={
        <>
          Requested <DateText at={request.requestedAt} />
          {reason && ` · ${reason}`}
        </>
      }
      action={
        <LinkButton
          size="small"
          variant={request.waitsForYou ? 'primary' : 'secondary'}
          to={paths.accessRequest(request.id)}
          aria-label={`${request.waitsForYou ? 'Review' : 'Open'} your request for ${title}`}
        >
          {request.waitsForYou ? 'Review' : 'Open'}
        </LinkButton>
      }
    />
  );
}
