import type { QuestionState, Route } from './question.ts';

/** What somebody can be to a question that waits. An asker waits for the others. */
export type WaitingPart = 'seller' | 'broker' | 'expert';

/** `routedHere`: it was put to this very person. `routedBrokerActs`: the broker that it was put to still has a mandate. */
export type WaitingFacts = {
  state: QuestionState;
  route: Route | null;
  routedHere: boolean;
  routedBrokerActs: boolean;
  /** The person may approve answers: the owner, or a broker to whom decisions are delegated. */
  decides: boolean;
};

/**
 * Whether the next word on a question is somebody's with this part in it. `waiting-store.ts` asks the same of the
 * database; a test holds the two together.
 */
export function questionWaitsFor(part: WaitingPart, facts: WaitingFacts): boolean {
  const { state, route, routedHere, routedBrokerActs, decides } = facts;
  if (part === 'expert') return state === 'routed' && routedHere;
  if (state === 'asked' || state === 'approved') return true;
  if (state === 'drafted') return decides;
  if (state !== 'routed') return false;
  if (part === 'broker') return routedHere;
  // What was put to a broker who left is the owner's again.
  return route === 'seller' || (route === 'broker' && !routedBrokerActs);
}
