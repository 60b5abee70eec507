import { asksForFirst, type Intent } from '../domain/intents.ts';
import { isLimited } from '../domain/limited-search.ts';
import { seeksTrade } from '../domain/sought.ts';
import { isBareKind, isPricedKind } from '../domain/trades.ts';
import type { Asking } from './asking.ts';
import { likelihoods, surelyOf } from './likely-topics.ts';

/** Nothing but a trade is looked for, or a trade with conditions, however much an article has the words. */
export async function seeksBusinesses({ question, meant, likely }: Asking, intent: Intent): Promise<boolean> {
  const { message } = question;
  if (intent === 'search' && isBareKind(message)) return true;
  if (meant.length === 0 && (seeksTrade(message) || isPricedKind(message))) return true;
  if (intent !== 'search') return false;
  if (meant.length === 0 && (asksForFirst(message) || isLimited(message))) return true;
  const about = surelyOf(await likely(), likelihoods.surer);
  return about !== null && 'search' in about;
}
