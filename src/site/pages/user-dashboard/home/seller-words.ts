import { nextWords } from '#features/offers/offers/web/offer-words.ts';
import type { OfferView } from '#features/offers/offers/web/queries.ts';
import { counted } from '#kernel/counts.ts';
import { paths } from '#kit/paths.ts';
import { dayText } from '#kit/ui/date-format.ts';
import type { SellerStep } from '#site/dashboard/domain/seller-steps.ts';
import type { Home } from '#site/dashboard/web/queries.ts';

type Seller = NonNullable<Home['seller']>;

export const stepLabels: Record<SellerStep, string> = {
  value: 'Value',
  business: 'Business',
  listing: 'Listing',
  publish: 'Publish',
  buyers: 'Buyers',
};

/** A link, or a button that creates a draft or a health check. */
export type Way =
  | { label: string; to: string }
  | { label: string; start: string }
  | { label: string; write: { businessId: string; businessName: string } };
export type StepWords = { title: string; text: string; ways: Way[] };

const addBusiness = { label: 'Add your business', to: paths.onboarding() };
const value = (checkId: string | null, businessId: string): Way =>
  checkId === null
    ? { label: 'Start the health check', start: businessId }
    : { label: 'Continue the health check', to: paths.healthCheck(checkId) };

/**
 * The next step and its actions, the primary one first. `null`: no business yet. `evaluated`: this browser stores
 * answers that are not in a health check yet.
 */
export function nextStepWords(seller: Seller | null, evaluated = false): StepWords {
  if (!seller) return evaluated ? keepWords : firstWords;
  const { business, checkId, listing, next } = seller;
  const write = { businessId: business.id, businessName: business.name };
  const edit = paths.editListing(listing?.id ?? '');
  switch (next) {
    case null:
      return {
        title: `${business.name} is sold`,
        text: 'Your listing, offers and signed NDAs stay here for your records.',
        ways: [{ label: 'View the listing', to: edit }, addBusiness],
      };
    case 'value':
    case 'business':
      return {
        title: checkId
          ? `Continue the health check of ${business.name}`
          : `Find out what ${business.name} may be worth`,
        text: evaluated
          ? 'Your answers from the evaluation are still in this browser only. Start the health check, and they move into it. It narrows the range and shows what would raise it. Or write the listing first.'
          : 'The health check gives you a value range and shows what would raise it. Or write the listing first.',
        ways: [value(checkId, business.id), { label: 'Write the listing', write }],
      };
    case 'listing':
      return listing
        ? {
            title: `Finish the listing for ${business.name}`,
            text: 'Nothing of it is public until you publish it.',
            ways: [{ label: 'Continue the listing', to: edit }, withBroker(listing.id)],
          }
        : {
            title: `Write the listing for ${business.name}`,
            text: 'Buyers find you by a public teaser that does not name your business.',
            ways: [{ label: 'Write the listing', write }],
          };
    case 'publish':
      return publishing(listing?.status ?? 'draft', edit);
    case 'buyers':
      return withBuyers(listing);
  }
}

const withBroker = (listingId: string): Way => ({
  label: 'Work with a broker',
  to: `${paths.listing(listingId)}#brokers`,
});

const firstWords: StepWords = {
  title: 'Start with your business',
  text: 'Add it in two short steps. Nothing is published. Then find out what it may be worth and write a listing that does not name it.',
  ways: [addBusiness, { label: 'Estimate a value first', to: paths.valuation() }],
};

const keepWords: StepWords = {
  title: 'Add your business to save its value',
  text: 'Your answers are saved in this browser only, for 30 days. Add the business in two short steps, then start its health check: they move into it. Nothing is published.',
  ways: [addBusiness],
};

function publishing(status: string, edit: string): StepWords {
  if (status === 'in_review')
    return {
      title: 'Your listing is in review',
      text: 'Our team is checking the public teaser. You get an email when it is live or needs a change.',
      ways: [{ label: 'View the listing', to: edit }],
    };
  if (status === 'withdrawn')
    return {
      title: 'Your listing is off the market',
      text: 'Take it back to draft to change it and publish it again.',
      ways: [{ label: 'Open the listing', to: edit }],
    };
  return {
    title: 'Publish your listing',
    text: 'The required fields are filled in. The privacy check in the editor says what must change before anyone sees the listing.',
    ways: [{ label: 'Review and publish', to: edit }],
  };
}

function withBuyers(listing: Seller['listing']): StepWords {
  const { asked, letIn } = listing ?? { asked: 0, letIn: 0 };
  const id = listing?.id ?? '';
  const people = { label: 'Buyers and access', to: paths.listingPeople(id) };
  const rooms = { label: 'Deal rooms', to: paths.dealRooms() };
  if (asked === 0)
    return {
      title: 'Your listing is live',
      text: 'Buyers can request access now. Use the time to fill the deal room with the documents they will ask for.',
      ways: [rooms, { label: 'Edit listing', to: paths.editListing(id) }, withBroker(id)],
    };
  if (listing?.offer) return withOffer(listing, listing.offer);
  const requests = counted(asked, 'buyer requested access', 'buyers requested access');
  const some =
    letIn < asked ? `${letIn} of them ${letIn === 1 ? 'has' : 'have'} access.` : 'Access is granted.';
  return {
    title: requests,
    text: letIn === 0 ? 'No buyer has access yet.' : some,
    ways: [people, rooms],
  };
}

/** The offer says more about the deal than how many buyers have access. */
function withOffer({ id, roomId }: NonNullable<Seller['listing']>, offer: OfferView): StepWords {
  const { headline, sentence } = nextWords(offer);
  const open = { label: 'Open the offer', to: paths.offer(offer.id) };
  const room = { label: 'Deal room', to: paths.roomOfListing(id) };
  const compare = { label: 'Compare offers', to: paths.listingOffers(id) };
  if (offer.status !== 'accepted') return { title: headline, text: sentence, ways: [open, compare, room] };
  const what = offer.kind === 'loi' ? 'letter of intent' : 'indication of interest';
  const exclusive = offer.exclusiveUntil
    ? `You may not negotiate with others until ${dayText(new Date(offer.exclusiveUntil))}. `
    : '';
  const next =
    roomId === null
      ? 'open the deal room, so that the buyer can send diligence requests'
      : 'answer the buyer’s diligence requests in the deal room';
  return {
    title: `The ${what} of ${offer.buyer.name} is accepted`,
    text: `${exclusive}Next: ${next}. After closing, mark the listing as sold.`,
    ways: [
      roomId === null ? { ...room, label: 'Open the deal room' } : room,
      open,
      { label: 'Open the listing', to: paths.editListing(id) },
    ],
  };
}
