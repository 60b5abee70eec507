import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { licenseWords } from './license-words.ts';
import { type BrokerRequest, brokerRequestsQuery } from './queries.ts';
import { useMoveBrokerRequest } from './use-broker-requests.ts';

/** For people without the role: how to get it, or how their request is. `children`: what else they can do. */
export function BrokerAccount({ children }: { children?: ReactNode }) {
  const requests = useInfiniteQuery(brokerRequestsQuery());
  return (
    <QueryPage
      query={requests}
      words={{ loading: 'Loading your request', failed: 'Your request could not be loaded.' }}
      waiting={<Skeleton className="h-32 w-full" />}
    >
      {({ pages }) => {
        const latest = pages[0]?.items[0];
        if (latest?.status === 'requested') return <UnderReview request={latest}>{children}</UnderReview>;
        return <AskFirst declined={latest?.status === 'declined' ? latest : undefined}>{children}</AskFirst>;
      }}
    </QueryPage>
  );
}

type AskProps = { declined: BrokerRequest | undefined; children: ReactNode };

function AskFirst({ declined, children }: AskProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-medium">Get your broker account first</p>
        <p className="max-w-prose text-muted">
          Tell us your firm and, if your state requires one, your license. Our team checks every broker. Then
          sellers can invite you to act for them, and their listings appear here.
        </p>
      </div>
      {declined && (
        <Alert tone="warning" title="Your last request was declined">
          {declined.decidedAt && <DateText at={declined.decidedAt} />}: {declined.reason}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen(true)}>
          {declined ? 'Send another request' : 'Request a broker account'}
        </Button>
        {children}
      </div>
      {open && <AskDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function UnderReview({ request, children }: { request: BrokerRequest; children: ReactNode }) {
  const [asked, setAsked] = useState(false);
  const move = useMoveBrokerRequest(() => setAsked(false));
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-medium">Your broker account is under review</p>
        <p className="max-w-prose text-muted">
          Sent <DateText at={request.requestedAt} />. We’ll tell you here and by email once our team has
          decided.
        </p>
        <p className="wrap-anywhere text-small">
          {request.firm} · {licenseWords(request)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setAsked(true)}>
          Withdraw request
        </Button>
        {children}
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Withdraw your request?"
        description="Our team no longer sees it. You can send another one at any time."
        confirmLabel="Withdraw request"
        danger
        busy={move.isPending}
        error={move.error}
        onConfirm={() => move.mutate({ request, to: 'withdrawn', reason: '' })}
      />
    </div>
  );
}
