import { perhapsWords } from '../domain/appa-words.ts';
import type { Asking, LookedUp } from './asking.ts';
import { type LikelyTopic, likelihoods, likelyQuestions } from './likely-topics.ts';

/**
 * An answer that was found by its words, said as a guess if people hardly ask so for it. `isIt`: the topics that it is
 * about.
 */
export async function doubted(
  asking: Asking,
  found: LookedUp,
  isIt: (one: LikelyTopic) => boolean,
): Promise<LookedUp> {
  if (found.before !== undefined || found.facts.length === 0) return found;
  const likely = await asking.likely();
  const own = likely.filter(isIt).reduce((sum, { probability }) => sum + probability, 0);
  if (own >= likelihoods.told) return found;
  return asGuess(
    found,
    likely.filter((one) => !isIt(one)),
  );
}

/** With what else may have been meant, as buttons. */
export function asGuess(found: LookedUp, others: readonly LikelyTopic[]): LookedUp {
  const instead = likelyQuestions(others)
    .slice(0, mostInstead)
    .map((question) => ({ kind: 'ask' as const, question }));
  return { ...found, before: perhapsWords, proposals: [...(found.proposals ?? []), ...instead] };
}

const mostInstead = 2;
