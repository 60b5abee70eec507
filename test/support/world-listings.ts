import { addBusiness, writeListing } from './deal.ts';
import { expectOk, type Someone } from './people.ts';
import type { ListingName, WorldWords } from './world-cast.ts';

export async function list(
  owner: Someone,
  { records, drafts, reasons }: WorldWords,
  name: ListingName,
  moves: readonly string[],
): Promise<{ business: string; listing: string }> {
  const business = await addBusiness(owner, { trade: 'pool-service', ...records[name] });
  const written = await writeListing(owner, business, drafts[name]);
  await moveAlong(owner, written, moves, reasons.review);
  return { business, listing: written.id };
}

async function moveAlong(
  owner: Someone,
  { id, version }: { id: string; version: number },
  moves: readonly string[],
  review: string,
): Promise<number> {
  let at = version;
  for (const to of moves) {
    const reason = to === 'in_review' ? { reason: review } : {};
    at = versionOf(await expectOk(owner.post(`/api/listing/${id}/moves`, { to, version: at, ...reason })));
  }
  return at;
}

/** Withdraws a public listing and starts rewriting it, with the name of the business in the title for now. */
export async function rewrite(
  owner: Someone,
  { drafts, records, reasons }: WorldWords,
  id: string,
): Promise<void> {
  const { version } = await ownListing(owner, id);
  const at = await moveAlong(owner, { id, version }, ['withdrawn', 'draft'], reasons.review);
  const { teaser, ...rest } = drafts.relisted;
  const named = { ...teaser, title: `Working title: ${records.relisted.businessName}` };
  await expectOk(owner.put(`/api/listing/${id}/draft`, { ...rest, teaser: named, version: at }));
}

async function ownListing(owner: Someone, id: string) {
  return { version: versionOf(await expectOk(owner.get(`/api/listing/${id}/draft`))) };
}

function versionOf(body: unknown): number {
  if (typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'number')
    return body.version;
  throw new Error('no version in the answer');
}
