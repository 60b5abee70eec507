import type { QuestionState, Route } from './question.ts';

/** The buyer who asked is not included: they wait for the others. */
export type WaitingPart = 'seller' | 'broker' | 'expert';

/** `routedHere`: assigned to this person. `routedBrokerActs`: the assigned broker still has an engagement. */
export type WaitingFacts = {
  state: QuestionState;
  route: Route | null;
  routedHere: boolean;
  routedBrokerActs: boolean;
  decides: boolean;
};

/** Whether a person in this role is next. `waiting-store.ts` has the same rule in SQL; a test compares them. */
export function questionWaitsFor(part: WaitingPart, facts: WaitingFacts): boolean {
  const { state, route, routedHere, routedBrokerActs, decides } = facts;
  if (part === 'expert') return state === 'routed' && routedHere;
  if (state === 'asked' || state === 'approved') return true;
  if (state === 'drafted') return decides;
  if (state !== 'routed') return false;
  if (part === 'broker') return routedHere;
  // A question of a broker whose engagement ended is the owner's again.
  return route === 'seller' || (route === 'broker' && !routedBrokerActs);
}
