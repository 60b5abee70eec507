import { listRequests } from '#features/agreements/access-requests/contract.ts';
import { getPassport } from '#features/agreements/nda-passports/contract.ts';
import { listNdas } from '#features/agreements/ndas/contract.ts';
import { listRooms } from '#features/deal-room/deal-rooms/contract.ts';
import { listRequests as listDiligence } from '#features/deal-room/diligence-requests/contract.ts';
import { listMandates } from '#features/marketplace/mandates/contract.ts';
import { listOffers } from '#features/offers/offers/contract.ts';
import { listProofs } from '#features/people/buyer-proofs/contract.ts';
import { getPlan } from '#features/valuation/check-value/contract.ts';
import { listChecks } from '#features/valuation/health-check/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { Reading } from '#platform/context.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { pageSizes } from '#wire/page-of.ts';
import type { Found } from './deadlines.ts';

export const calendarSources = [
  listOffers,
  listRequests,
  listNdas,
  getPassport,
  listMandates,
  listProofs,
  listRooms,
  listDiligence,
  listChecks,
  getPlan,
] as const;

const size = String(pageSizes.most);

/** The newest hundred of each list. What a call refuses, such as a room that asks for more than a token, is left out. */
export async function findDeadlines(reading: Reading, read: ReadAs): Promise<Found> {
  const get = <E extends EndpointSpec>(endpoint: E, query = {}, id = '') =>
    read(reading, endpoint, { id, query: { size, ...query } });
  const offers = [await get(listOffers, { scope: 'sent' }), await get(listOffers, { scope: 'received' })];
  const requests = [
    await get(listRequests, { scope: 'sent' }),
    await get(listRequests, { scope: 'received' }),
  ];
  const rooms = (await get(listRooms))?.items ?? [];
  const checks = (await get(listChecks))?.items ?? [];
  const diligence: Found['diligence'][number][] = [];
  for (const { id, title, closedAt } of rooms)
    if (closedAt === null)
      diligence.push({ roomId: id, title, items: (await get(listDiligence, {}, id))?.items ?? [] });
  const plans: Found['plans'][number][] = [];
  for (const { id, side } of checks)
    if (side !== 'helper') plans.push({ checkId: id, tasks: (await get(getPlan, {}, id))?.tasks ?? [] });
  return {
    offers: offers.flatMap((page) => page?.items ?? []),
    requests: requests.flatMap((page) => page?.items ?? []),
    ndas: (await get(listNdas, { scope: 'signed' }))?.items ?? [],
    passport: await get(getPassport),
    mandates: (await get(listMandates))?.items ?? [],
    proofs: (await get(listProofs))?.items ?? [],
    diligence,
    plans,
  };
}
