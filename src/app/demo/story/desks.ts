import { brand } from '#content/brand.ts';
import { joinWaitlist } from '#features/conversation/waitlist/contract.ts';
import { listNotifications, readAllNotifications } from '#features/inbox/notifications/contract.ts';
import { askForBrokerAccount } from '#features/marketplace/broker-requests/contract.ts';
import { moveListing } from '#features/marketplace/listings/contract.ts';
import { inviteBroker, moveMandate } from '#features/marketplace/mandates/contract.ts';
import { saveSearch } from '#features/marketplace/saved-searches/contract.ts';
import { recordPayment } from '#features/offers/orders/contract.ts';
import { placeAt } from '#features/offers/orders/server/place-order.ts';
import { updateUser } from '#features/people/accounts/contract.ts';
import { dayOf } from '#kernel/days.ts';
import { centsFromDollars } from '#kernel/money.ts';
import { demoListings } from '../demo-listings.ts';
import { others, owners } from './cast.ts';
import { ask } from './deal-acts.ts';
import { handIn } from './deal-in-negotiation.ts';
import { drawPicture, type Picture, showPicture, writeListing } from './list-businesses.ts';
import { listingsInReview } from './listings-in-review.ts';
import { listingOf, type Players } from './players.ts';
import type { Hand, Stage } from './stage.ts';
import { storyListing } from './story-listings.ts';
import { countViews } from './views.ts';

export async function fillDesks(stage: Stage, players: Players, pictures: readonly Picture[]): Promise<void> {
  await stage.goTo(20, 15);
  const lena = await players.someone(others.lena);
  await brokersDesk(stage, players);
  await showFirst(stage, players, pictures);
  await adminsDesk(stage, players, lena);
  await countViews(stage, players, stage.log);
  for (const [person, purpose] of [
    [players.seller, 'sell'],
    [players.buyer, 'buy'],
    [players.broker, 'advise'],
  ] as const)
    await person.call(updateUser, { params: { id: person.id }, body: { purpose } });
  for (const person of [players.seller, players.buyer, players.broker, players.admin])
    await readButTheNewest(person);
}

const unread = 4;

/** Leaves only the newest notifications unread. */
async function readButTheNewest(person: Hand): Promise<void> {
  const query = { unread: 'true', size: unread + 1 } as const;
  const { items } = await person.call(listNotifications, { query });
  const until = items[unread]?.createdAt;
  if (until) await person.call(readAllNotifications, { body: { until } });
}

async function brokersDesk(stage: Stage, players: Players): Promise<void> {
  const { broker, admin } = players;
  const invite = async (key: keyof typeof owners, trade: 'metal-fabrication' | 'ecommerce') => {
    const owner = await players.someone(owners[key]);
    const id = await listingOf(owner, storyListing(trade).title);
    return owner.call(inviteBroker, {
      params: { id },
      body: { email: broker.email, mayApprove: false, endsAt: null },
    });
  };
  await stage.goTo(19, 15);
  const { id, version } = await invite('otis', 'metal-fabrication');
  await broker.call(moveMandate, { params: { id }, body: { to: 'active', version } });
  await stage.goTo(12, 15);
  const order = await orderHealthCheck(stage, broker);
  await stage.goTo(10, 15);
  const paid = {
    kind: 'payment',
    status: 'success',
    method: 'bank-transfer',
    reference: 'TRF 20441',
    paidOn: dayOf(stage.now()),
  } as const;
  const body = {
    ...paid,
    amount: centsFromDollars(brand.prices.healthCheck / 2),
    key: crypto.randomUUID(),
    version: 1,
  };
  await admin.call(recordPayment, { params: { id: order }, body });
  await stage.goTo(3, 15);
  await invite('bea', 'ecommerce');
}

/** At the list price, from before the launch offer. */
function orderHealthCheck(stage: Stage, customer: Hand): Promise<string> {
  const order = {
    service: 'health-check',
    name: 'Business Health Check (before the launch offer)',
    price: centsFromDollars(brand.prices.healthCheck),
  } as const;
  return stage.act(
    (work) => placeAt(work, { ...order, customerId: customer.id, key: crypto.randomUUID() }),
    customer,
  );
}

const looks = ['noon', 'evening', 'autumn', 'winter', 'morning', 'noon', 'dusk'] as const;
const firstLive = demoListings.filter((listing) => listing.live);

export async function firstPictures(): Promise<Picture[]> {
  const drawn = [];
  for (const [at, { business }] of firstLive.entries())
    drawn.push(await drawPicture(business.trade, looks[at] ?? 'noon'));
  return drawn;
}

/** The last two wait for approval by the admin. */
async function showFirst(stage: Stage, players: Players, pictures: readonly Picture[]): Promise<void> {
  for (const [at, picture] of pictures.entries()) {
    const listing = firstLive[at];
    if (!listing) continue;
    await stage.goTo(Math.max(1, 50 - at * 8), 15);
    const owner = await players.owner(listing.owner === 'owner' ? 'owner' : 'seller');
    const id = await listingOf(owner, listing.teaser.title);
    await showPicture(owner, at < pictures.length - 2 ? players.admin : null, id, picture);
  }
}

async function adminsDesk(stage: Stage, players: Players, lena: Hand): Promise<void> {
  await stage.goTo(6, 16);
  for (const [owner, trade, message] of requests) {
    const listingId = await listingOf(await players.someone(owners[owner]), storyListing(trade).title);
    await ask(lena, listingId, message);
  }
  const search = { q: 'recurring', revenue: '1m+' } as const;
  await lena.call(saveSearch, { body: { name: 'Recurring revenue', search, frequency: 'daily' } });
  await handIn(lena, 'identity');
  await handIn(lena, 'funds');
  await stage.goTo(2, 17);
  for (const [at, listing] of listingsInReview.entries()) {
    const owner = await players.owner(listing.owner);
    const { id, version } = await writeListing(owner, listing, 300 + at);
    await owner.call(moveListing, { params: { id }, body: { to: 'in_review', version } });
  }
  const gwen = await players.someone(others.gwen);
  await gwen.call(askForBrokerAccount, { body: talbot });
  for (const email of ['june@people.example', 'abel@people.example'])
    await lena.call(joinWaitlist, { body: { email, list: 'broker-program' } });
  await stage.goTo(1, 18);
  await orderHealthCheck(stage, players.seller);
}

const talbot = {
  firm: 'Talbot Business Sales',
  licenseState: 'ohio',
  licenseNumber: 'BRK.2019004417',
  practice: 'Fabrication and machine shops around the Great Lakes, eleven years, two to four sales a year.',
} as const;

const requests = [
  ['imogen', 'msp', 'I led a help desk of forty and look for a firm with contracts.'],
  ['walt', 'trucking', 'My family has hauled grain for thirty years; I would keep the drivers.'],
  ['cyrus', 'car-wash', 'We own two sites and would like a third nearby.'],
] as const;
