import { hasRole } from '#kernel/actor.ts';
import { asksAdminQueue } from '../domain/admin-queue.ts';
import { stillHiddenWords } from '../domain/appa-words.ts';
import { asksWhoIsBehind, type Intent } from '../domain/intents.ts';
import { aspectsIn, identityAspects } from '../domain/listing-aspects.ts';
import { asksOfNamed } from '../domain/named-business.ts';
import { asksNotePayment } from '../domain/note-asked.ts';
import { ownCountIn } from '../domain/own-counts.ts';
import { asksOwnFigure, figuresMeant } from '../domain/own-figures.ts';
import { asksOnlyRevenue } from '../domain/site-revenue.ts';
import { mayMeanCard } from '../domain/title-asked.ts';
import { type Asking, type LookedUp, nothing, rolesOf } from './asking.ts';
import { by } from './by-intent.ts';
import { spannedBy } from './tools/spanned.ts';

/**
 * What a question names so plainly that nothing else may answer it: the state of own listings to count, the queues of an
 * admin, the note of an offer, or a listing that is called by its title. `null`: none of these.
 */
export async function namedFirst(asking: Asking, intent: Intent): Promise<LookedUp | null> {
  const { call, tools, question, meant, named } = asking;
  const { message } = question;
  const status = ownCountIn(message);
  if (status !== null) return tools.myListingCount.run(call, { status });
  if (hasRole(call.actor, 'admin') && asksAdminQueue(message))
    return tools.siteCounts.run(call, { queues: true });
  if (named.amounts.length === 0 && asksNotePayment(question))
    return tools.notePayment.run(call, { about: message.slice(0, 400), page: question.page ?? undefined });
  // `I signed the NDA, who owns this?` asks nothing of NDAs.
  if (meant.length === 1 && asksWhoIsBehind(message)) return by.identity(asking);
  const about = aspectsIn(message);
  if (about.length === 0 || named.amounts.length > 0) return null;
  // “And what is its legal name?” is asked of the listing of the latest answer.
  if (meant.length === 1 && intent === 'listing' && question.earlier.length > 0) return by.listing(asking);
  if (meant.length > 0 || !(asksOfNamed(message) || mayMeanCard(message))) return null;
  const { facts, proposals = [] } = await tools.getListing.run(call, {
    named: message.slice(0, 400),
    about,
  });
  if (facts.length > 0) return { ...nothing, facts, proposals };
  if (!about.some((aspect) => identityAspects.includes(aspect))) return null;
  const step = await tools.accessStep.run(call, { about: message.slice(0, 400) });
  return step.facts.length > 0 ? { ...step, before: stillHiddenWords } : null;
}

/** An admin who owns nothing here means the site by “our revenue”, and by the revenue of some days. */
export function asksSiteRevenue({ call, question, named, meant }: Asking): boolean {
  const { message } = question;
  const roles = rolesOf(call);
  if (!roles.includes('admin') || roles.includes('seller') || meant.length > 0) return false;
  if (asksOwnFigure(message)) return figuresMeant(message).includes('revenue');
  const isOfAll =
    named.trades.length + named.industries.length + named.places.length + named.amounts.length === 0;
  return isOfAll && asksOnlyRevenue(message) && spannedBy(message, call.now).from !== undefined;
}
