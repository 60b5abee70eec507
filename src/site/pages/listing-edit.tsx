import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CloseRoomLink } from '#features/deal-room/deal-rooms/web/close-room-link.tsx';
import { RoomLink } from '#features/deal-room/deal-rooms/web/room-link.tsx';
import { PhotosSection } from '#features/marketplace/listing-photos/web/photos-section.tsx';
import { mayEdit } from '#features/marketplace/listings/domain/life-cycle.ts';
import { ListingEditorPage } from '#features/marketplace/listings/web/listing-editor-page.tsx';
import { MarkSold } from '#features/offers/offers/web/mark-sold.tsx';
import { offersKey } from '#features/offers/offers/web/queries.ts';
import { SaleNotice } from '#features/offers/offers/web/sale-notice.tsx';
import { dollars } from '#features/valuation/check-reports/domain/report-words.ts';
import { ListingFigures } from '#features/valuation/check-reports/web/listing-figures.tsx';
import { cents, wholeDollars } from '#kernel/money.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { Button } from '#kit/ui/Button.tsx';
import { pageMeta } from '../page-meta.ts';
import { ListingFigureBooks } from './ListingFigureBooks.tsx';

export const meta = () => pageMeta('Edit listing', { hidden: true });

export default function EditListingPage() {
  const { authInfo } = useAuth();
  const { id } = useParams();
  const queries = useQueryClient();
  if (!authInfo || !id) return null;
  return (
    <ListingEditorPage
      key={id}
      id={id}
      personId={authInfo.userId}
      room={<RoomLink listingId={id} />}
      sale={({ id: listingId }) => ({
        notice: <SaleNotice listingId={listingId} action={<CloseRoomLink listingId={listingId} />} />,
        markSold: (dialog) => <MarkSold {...dialog} listingId={listingId} />,
        reread: () => queries.invalidateQueries({ queryKey: offersKey }),
      })}
      figures={({ id: listingId, status }, take) => (
        <ListingFigures
          listingId={listingId}
          closed={mayEdit(status) ? null : 'The texts cannot be changed in this status.'}
          take={take}
        />
      )}
      beside={({ id: listingId }, fill) =>
        (field, value) => (
          <ListingFigureBooks
            {...{ listingId, field, value }}
            correct={
              fill &&
              ((books) => (
                <Button size="small" variant="quiet" onClick={() => fill(field, wholeDollars(cents(books)))}>
                  Use {dollars(cents(books))}
                </Button>
              ))
            }
          />
        )}
      photos={({ id: listingId, status }) => (
        <PhotosSection
          listingId={listingId}
          closed={mayEdit(status) ? null : 'Photos cannot be added in this status.'}
        />
      )}
    />
  );
}
