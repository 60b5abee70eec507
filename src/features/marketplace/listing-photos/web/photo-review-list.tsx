import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { reasonFromError } from '#kit/api-error.ts';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { movePhoto } from '../contract.ts';
import { PhotoImage } from './photo-image.tsx';
import { type PhotoReview, photoReviewsQuery, photosKey } from './queries.ts';

type Decision = 'public' | 'refused';
type Asked = { review: PhotoReview; to: Decision };

const words = {
  public: {
    title: 'Show this photo on the public listing?',
    description: 'Look for signs, names, faces, license plates, uniforms or a recognizable skyline.',
    label: 'Approve',
    done: 'The photo is on the public listing.',
  },
  refused: {
    title: 'Keep this photo off the public listing?',
    description: 'It stays in the private profile. The owner is told your reason.',
    label: 'Reject',
    done: 'The owner has been notified.',
  },
} as const;

export function PhotoReviewList() {
  const reviews = useInfiniteQuery(photoReviewsQuery());
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <PagedList
        query={reviews}
        what="photos"
        more="Load more"
        waiting="h-56"
        empty={<EmptyState title="No photos to review.">Photos that owners submit appear here.</EmptyState>}
      >
        {(items) => (
          <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
            {items.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} onDecide={(to) => setAsked({ review, to })} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <DecisionDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function ReviewCard({ review, onDecide }: { review: PhotoReview; onDecide: (to: Decision) => void }) {
  return (
    <Card as="article" className="flex flex-col gap-3">
      <PhotoImage photo={review} scale="full" />
      <p className="wrap-anywhere">{review.alt}</p>
      <p className="text-muted text-small">
        {review.title || 'A listing without a title'} · <TimeAgo at={review.since} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onDecide('public')}>
          Approve
        </Button>
        <Button size="small" variant="secondary" onClick={() => onDecide('refused')}>
          Reject
        </Button>
      </div>
    </Card>
  );
}

function DecisionDialog({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const queries = useQueryClient();
  const toast = useToast();
  const decide = async ({ review, to }: Asked, reason: string) => {
    setBusy(true);
    setError(null);
    try {
      const body = { to, version: review.version, ...(reason === '' ? {} : { reason }) };
      await call(movePhoto, { params: { id: review.id }, body });
      onClose();
      toast(words[to].done);
    } catch (failure) {
      console.error(failure);
      setError(reasonFromError(failure));
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: photosKey });
    }
  };
  const { title, description, label } = words[asked?.to ?? 'public'];
  const refusing = asked?.to === 'refused';
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      confirmLabel={label}
      danger={refusing}
      {...(refusing ? { reason: { label: 'Reason', required: true, maxLength: 500 } } : {})}
      busy={busy}
      error={error}
      onConfirm={(reason) => asked && void decide(asked, reason)}
    />
  );
}
