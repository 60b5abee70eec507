import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { cardAsk } from '../domain/card-ask.ts';
import { CardButton } from './card-button.tsx';
import { KeepForSale } from './keep-for-sale.tsx';
import type { OfferInFull } from './queries.ts';

const asks = {
  'under-offer': {
    title: 'Decide what the public card says',
    text: 'An offer is accepted, and the card still says “For sale”. “Under offer” tells buyers so; they can still find the listing and ask for access as a backup. You can change it later.',
  },
  'for-sale': {
    title: 'The accepted offer has ended, and the public card still says “Under offer”',
    text: 'Offers that were on hold are open again, and their buyers were told. Set the listing back to for sale, and answer the other offers.',
  },
} as const;

/** Asks those who may change the public card to bring it into line with the deal. */
export function CardAsk({ offer }: { offer: OfferInFull }) {
  const { card, listingId } = offer;
  const ask = card && cardAsk({ ...offer, kept: card.kept }, card.status);
  if (!card || !ask) return null;
  return (
    <Alert tone="warning" title={asks[ask].title}>
      <p className="max-w-prose">{asks[ask].text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CardButton
          listingId={listingId}
          version={card.version}
          to={ask === 'under-offer' ? 'under_offer' : 'live'}
        />
        {ask === 'under-offer' && <KeepForSale offerId={offer.id} />}
        {ask === 'for-sale' && (
          <LinkButton variant="secondary" to={paths.listingOffers(listingId)}>
            Compare offers
          </LinkButton>
        )}
      </div>
    </Alert>
  );
}
