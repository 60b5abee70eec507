import { hasRole } from '#kernel/actor.ts';
import { asksAdminQueue } from '../domain/admin-queue.ts';
import type { Intent } from '../domain/intents.ts';
import { aspectsIn } from '../domain/listing-aspects.ts';
import { asksOfNamed } from '../domain/named-business.ts';
import { ownCountIn } from '../domain/own-counts.ts';
import { type Asking, type LookedUp, nothing } from './asking.ts';
import { by } from './by-intent.ts';

/**
 * What a question names so plainly that nothing else may answer it: the state of own listings to count, the queues of an
 * admin, or a listing that the caller has access to. `null`: none of these.
 */
export async function namedFirst(asking: Asking, intent: Intent): Promise<LookedUp | null> {
  const { call, tools, question, meant, named } = asking;
  const { message } = question;
  const status = ownCountIn(message);
  if (status !== null) return tools.myListingCount.run(call, { status });
  if (hasRole(call.actor, 'admin') && asksAdminQueue(message))
    return tools.siteCounts.run(call, { queues: true });
  const about = aspectsIn(message);
  if (about.length === 0 || named.amounts.length > 0) return null;
  // “And what is its legal name?” is asked of the listing of the latest answer.
  if (meant.length === 1 && intent === 'listing' && question.earlier.length > 0) return by.listing(asking);
  if (meant.length > 0 || !asksOfNamed(message)) return null;
  const { facts, proposals = [] } = await tools.getListing.run(call, {
    named: message.slice(0, 400),
    about,
  });
  return facts.length > 0 ? { ...nothing, facts, proposals } : null;
}
