import type { LookName } from '#content/pictures/pen.ts';
import { createBusiness } from '#features/marketplace/businesses/contract.ts';
import { industriesOfTrade } from '#features/marketplace/businesses/domain/trade-industries.ts';
import type { Trade } from '#features/marketplace/businesses/domain/trades.ts';
import { addPhoto, describePhoto, movePhoto } from '#features/marketplace/listing-photos/contract.ts';
import { moveListing, saveListing } from '#features/marketplace/listings/contract.ts';
import { emptyPrivateFields } from '#features/marketplace/listings/domain/private-fields.ts';
import { createListing } from '#features/marketplace/listings/own-listings-contract.ts';
import { cents } from '#kernel/money.ts';
import { pictureOf } from '../drawings/own-pictures.ts';
import { pictureOfTrade } from '../drawings/picture-of-trade.ts';
import type { Players } from './players.ts';
import type { Hand, Stage } from './stage.ts';
import type { StoryListing } from './story-listing.ts';

export type Picture = { alt: string; file: Blob };

export async function drawPicture(trade: Trade, look: LookName): Promise<Picture> {
  const { alt, svg } = pictureOfTrade(trade, look);
  return { alt, file: await pictureOf(svg) };
}

type Listed = { listing: StoryListing; number: number; picture: Picture };

export async function listBusiness(
  stage: Stage,
  players: Players,
  { listing, number, picture }: Listed,
): Promise<void> {
  await stage.goTo(listing.daysAgo, 14 + (number % 7));
  const owner = await players.owner(listing.owner);
  const { id, version } = await writeListing(owner, listing, 100 + number);
  await owner.call(moveListing, { params: { id }, body: { to: 'live', version } });
  await showPicture(owner, players.admin, id, picture);
}

/** The tax number is derived from `number`. */
export async function writeListing(owner: Hand, listing: StoryListing, number: number) {
  const { trade, name, address, title, description, place, priceDisplay, figures } = listing;
  const [industry = 'TravelHospitality'] = industriesOfTrade(trade);
  const business = await owner.call(createBusiness, {
    body: {
      ein: `47-61${String(10_000 + number)}`,
      businessName: name,
      businessAddress: address,
      industry,
      trade,
    },
  });
  const { id } = await owner.call(createListing, { body: { businessId: business.id } });
  const [askingPrice, lastYearRevenue, ebitda, sde] = figures.map((thousands) => cents(thousands * 100_000));
  if (!askingPrice || !lastYearRevenue || !ebitda || !sde) throw new Error(`${title} lacks a figure`);
  const saved = await owner.call(saveListing, {
    params: { id },
    body: {
      version: 1,
      teaser: { title, description, place, priceDisplay },
      profile: {
        ...emptyPrivateFields,
        about: listing.about,
        website: `https://${siteOf(name)}.example`,
        ...{ askingPrice, lastYearRevenue, ebitda, sde },
        employees: listing.employees,
        foundedYear: listing.foundedYear,
        saleReason: listing.saleReason,
      },
      autoApprove: false,
      adminMayApprove: false,
    },
  });
  return { id, version: saved.version };
}

/** Without an admin the picture waits for approval. */
export async function showPicture(
  owner: Hand,
  admin: Hand | null,
  listingId: string,
  { alt, file }: Picture,
): Promise<void> {
  const added = await owner.call(addPhoto, { params: { id: listingId }, upload: file });
  const params = { id: added.id };
  const { version } = await owner.call(describePhoto, { params, body: { alt, version: added.version } });
  const handedIn = { to: 'awaiting', version, confirmed: true } as const;
  const waiting = await owner.call(movePhoto, { params, body: handedIn });
  if (admin) await admin.call(movePhoto, { params, body: { to: 'public', version: waiting.version } });
}

export function siteOf(name: string): string {
  return name
    .replace(/ (Inc|LLC|PC|Company)$/, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');
}
