import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { OfferTerms } from '../domain/terms.ts';
import { seenBy } from './get-offer.ts';
import { storedStatus } from './offer-facts.ts';
import { offerInFullView } from './offer-view.ts';
import { lockOffer, writeOffer } from './store.ts';

export async function saveOffer(work: Work, id: string, body: { version: number; terms: OfferTerms }) {
  const { row, parties } = await seenBy(work, await lockOffer(work.db, id, work.now));
  if (!parties.includes('buyer')) throw new Refused('not-your-move');
  if (row.version !== body.version) throw new Refused('stale', { version: row.version });
  const status = storedStatus(row.status);
  if (status !== 'draft') throw new Refused('offer-sent');
  const seen = { id, version: row.version, status };
  const draft = JSON.stringify(body.terms);
  if (!(await writeOffer(work.db, seen, { draft, updated_at: work.now }))) throw new Refused('stale');
  await work.audit({ action: 'offer-saved', subject: { type: 'offer', id } });
  return offerInFullView(work.db, await seenBy(work, await lockOffer(work.db, id, work.now)));
}
