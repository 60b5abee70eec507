import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { Row, RowList } from '#kit/ui/RowList.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { endShare } from '../contract.ts';
import { type Share, sharesKey, sharesQuery } from './queries.ts';
import { ShareForm } from './share-form.tsx';
import { ViewLog } from './view-log.tsx';

export function SharePanel({ reportId }: { reportId: string }) {
  const shares = useInfiniteQuery(sharesQuery(reportId));
  const revoke = useRevoke(reportId);
  const [viewed, setViewed] = useState<string | null>(null);
  return (
    <Card as="section" aria-labelledby="share-report">
      <h2 id="share-report" className="text-title">
        Share this report
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">
        Anyone with the link can read this report, including the name of your business. Set an expiration
        date; you can revoke it anytime. You see when it was opened.
      </p>
      <ShareForm reportId={reportId} />
      <div className="mt-6">
        <PagedList query={shares} what="links" more="Load more" empty={null} waiting="h-16">
          {(items) => (
            <RowList>
              {items.map((share) => (
                <ShareLine
                  key={share.id}
                  share={share}
                  viewed={viewed === share.id}
                  onView={() => setViewed(viewed === share.id ? null : share.id)}
                  onRevoke={() => revoke.ask(share)}
                />
              ))}
            </RowList>
          )}
        </PagedList>
      </div>
      <RevokeDialog revoke={revoke} />
    </Card>
  );
}

function useRevoke(reportId: string) {
  const [ending, setEnding] = useState<Share | null>(null);
  const client = useQueryClient();
  const end = useSingleMutation({
    mutationFn: (share: Share) => call(endShare, { params: { id: share.id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sharesKey(reportId) });
      setEnding(null);
    },
  });
  const ask = (share: Share) => {
    end.reset();
    setEnding(share);
  };
  return { ending, end, ask, cancel: () => setEnding(null) };
}

type LineProps = { share: Share; viewed: boolean; onView: () => void; onRevoke: () => void };

function ShareLine({ share, viewed, onView, onRevoke }: LineProps) {
  return (
    <Row
      title={
        <>
          <span className="wrap-anywhere">{share.label}</span>
          <Badge tone={share.open ? 'good' : 'neutral'}>{share.open ? 'Active' : 'Ended'}</Badge>
        </>
      }
      detail={
        <>
          {share.open ? 'Expires' : 'Ended'} <DateText at={share.endsAt} /> · opened{' '}
          {share.views === 1 ? 'once' : `${share.views} times`}
          {share.lastViewAt !== null && (
            <>
              , last <DateText at={share.lastViewAt} withTime />
            </>
          )}
        </>
      }
      below={viewed && <ViewLog shareId={share.id} label={share.label} />}
      action={<ShareActs share={share} viewed={viewed} onView={onView} onRevoke={onRevoke} />}
    />
  );
}

function ShareActs({ share, viewed, onView, onRevoke }: LineProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {share.views > 0 && (
        <Button
          size="small"
          variant="quiet"
          aria-expanded={viewed}
          aria-label={`Views of ${share.label}`}
          onClick={onView}
        >
          Views
        </Button>
      )}
      {share.open && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Revoke link: ${share.label}`}
          onClick={onRevoke}
        >
          Revoke
        </Button>
      )}
    </div>
  );
}

function RevokeDialog({ revoke: { ending, end, cancel } }: { revoke: ReturnType<typeof useRevoke> }) {
  return (
    <ConfirmDialog
      open={ending !== null}
      onOpenChange={(open) => !open && cancel()}
      title={`Revoke the link for ${ending?.label ?? ''}?`}
      description="The link stops working immediately. PDFs already downloaded are not affected."
      confirmLabel="Revoke link"
      busy={end.isPending}
      error={end.error}
      onConfirm={() => ending && end.mutate(ending)}
    />
  );
}
