import { randomBytes } from 'node:crypto';
import { createRequest } from '#features/agreements/access-requests/server/create-request.ts';
import { moveRequest } from '#features/agreements/access-requests/server/move-request.ts';
import { createBusiness } from '#features/marketplace/businesses/server/create-business.ts';
import { emptyPrivateFields } from '#features/marketplace/listings/domain/private-fields.ts';
import { createListing } from '#features/marketplace/listings/server/create-listing.ts';
import { moveListing } from '#features/marketplace/listings/server/move-listing.ts';
import { saveListing } from '#features/marketplace/listings/server/save-listing.ts';
import { inviteBroker } from '#features/marketplace/mandates/server/invite-broker.ts';
import { moveMandate } from '#features/marketplace/mandates/server/move-mandate.ts';
import { createUser } from '#features/people/accounts/server/create-user.ts';
import { confirmEmail } from '#features/people/accounts/server/email-verification.ts';
import { grantRole } from '#features/people/accounts/server/grant-role.ts';
import { type Role, system } from '#kernel/actor.ts';
import { shift } from '#kernel/instant.ts';
import { centsFromDollars } from '#kernel/money.ts';
import type { Work } from '#platform/context.ts';
import type { Vault } from '#platform/vault.ts';
import { type DemoListing, demoListings, demoMandate, demoRequests } from './demo-listings.ts';
import { type DemoPerson, demoPeople, demoRoles } from './demo-people.ts';

/** `apart`: milliseconds between the publication of two listings. */
export type LoadOptions = { password: string; apart: number };

/**
 * Uses the same functions as the pages, so the demo contains nothing that could not be created by hand. Runs in one
 * transaction.
 */
export async function loadDemo(work: Work, vault: Vault, { password, apart }: LoadOptions): Promise<void> {
  const begins = shift(work.now, -(demoListings.length + 1) * apart);
  const people = await addPeople(work.as(system, begins), password);
  const listings = new Map<string, string>();
  for (const [number, demo] of demoListings.entries()) {
    // The marketplace sorts by publication time, so the times must differ.
    const at = shift(work.now, (number - demoListings.length) * apart);
    const owner = as(work, people[demo.owner], ['seller'], at);
    listings.set(demo.teaser.title, await addListing(owner, demo, vault));
  }
  const before = (steps: number) => shift(work.now, -Math.round(steps * apart));
  const invitation = await inviteBroker(
    as(work, people.seller, ['seller'], before(3)),
    known(listings, demoMandate.title),
    { email: emailOf('broker'), mayApprove: false, endsAt: null },
  );
  const accepted = { to: 'active', version: invitation.version } as const;
  await moveMandate(as(work, people.broker, ['broker'], before(2.5)), invitation.id, accepted);
  for (const { title, message, asked, sentOn } of demoRequests) {
    const listingId = known(listings, title);
    const { id } = await createRequest(as(work, people.buyer, ['buyer'], before(asked)), listingId, {
      message,
    });
    const admin = as(work, people.admin, ['admin'], before(sentOn ?? 0));
    if (sentOn !== null) await moveRequest(admin, id, { to: 'awaiting_signature', version: 1 });
  }
}

async function addPeople(work: Work, password: string): Promise<Record<DemoPerson, string>> {
  const ids: Partial<Record<DemoPerson, string>> = {};
  for (const { key, signsIn, ...person } of demoPeople) {
    // Demo people who do not sign in get a random password that is never shown.
    const own = signsIn ? password : randomBytes(24).toString('base64url');
    const { id } = await createUser(work, { body: { ...person, password: own } });
    await confirmEmail(work.as(system), id);
    const role = demoRoles[key];
    if (role) await grantRole(work.as(system), id, role);
    ids[key] = id;
  }
  const { seller, buyer, broker, admin, owner } = ids;
  if (!seller || !buyer || !broker || !admin || !owner) throw new Error('the demo lacks a person');
  return { seller, buyer, broker, admin, owner };
}

async function addListing(work: Work, demo: DemoListing, vault: Vault): Promise<string> {
  const business = await createBusiness(work, { body: demo.business }, vault);
  const { id } = await createListing(work, business.id);
  const { price, revenue, ebitda, sde } = demo.figures;
  const saved = await saveListing(
    work,
    id,
    {
      version: 1,
      teaser: demo.teaser,
      profile: {
        ...emptyPrivateFields,
        about: demo.about,
        website: demo.website,
        askingPrice: centsFromDollars(price),
        lastYearRevenue: centsFromDollars(revenue),
        ebitda: centsFromDollars(ebitda),
        sde: centsFromDollars(sde),
        employees: demo.employees,
        foundedYear: demo.foundedYear,
        leaseEnd: demo.leaseEnd ?? null,
        saleReason: demo.saleReason,
      },
      autoApprove: false,
      adminMayApprove: false,
    },
    vault,
  );
  if (demo.live) await moveListing(work, id, { to: 'live', version: saved.version }, vault);
  return id;
}

function emailOf(key: DemoPerson): string {
  return demoPeople.find((person) => person.key === key)?.email ?? '';
}

function as(work: Work, personId: string, roles: readonly Role[], now = work.now): Work {
  return work.as({ kind: 'person', personId, sessionId: personId, roles }, now);
}

function known(listings: ReadonlyMap<string, string>, title: string): string {
  const id = listings.get(title);
  if (!id) throw new Error(`the demo has no listing called ${title}`);
  return id;
}
