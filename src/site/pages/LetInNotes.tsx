import type { ReactNode } from 'react';
import { BuyerChecks } from '#features/agreements/access-requests/web/buyer-card.tsx';
import { OpeningNote, type OpeningNoteProps } from '#features/agreements/access-requests/web/opening-note.ts';
import { OpeningNotice } from '#features/deal-room/deal-rooms/web/opening-notice.tsx';
import { ExclusivityNotice } from '#features/offers/offers/web/exclusivity-notice.tsx';

/** Around pages on which a buyer is approved: what their dialogs say about the deal room and the offers. */
export function LetInNotes({ children }: { children: ReactNode }) {
  return <OpeningNote value={LetInNote}>{children}</OpeningNote>;
}

function LetInNote({ request: { listingId, buyer, caller }, opens }: OpeningNoteProps) {
  const of = { listingId, buyerId: buyer.id };
  return (
    <>
      {opens && <BuyerChecks buyer={buyer} />}
      <ExclusivityNotice {...of} seller={caller.includes('seller')} />
      {opens && <OpeningNotice {...of} stage={opens} />}
    </>
  );
}
