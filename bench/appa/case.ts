/** Who asks: somebody new who wants to sell, a buyer, one who was let in, a broker, another buyer, the owner. */
export type Caller = 'seller' | 'buyer' | 'approved' | 'broker' | 'other' | 'owner';

export const groups = ['help', 'listings', 'computed', 'traps'] as const;
export type Group = (typeof groups)[number];

/** A question and what the answer must be. */
export type Case = {
  who: Caller;
  ask: string;
  /** Asked before, each with its answer sent along. */
  after?: readonly string[];
  /** The page on which it is asked: a path, with names of the world in braces: `/listing/{hvacUtah}`. */
  page?: string;
  /** All of them must stand in the answer. */
  facts: readonly RegExp[];
  /** For each there must be a citation whose kind, title, address or quotation fits. */
  cites?: readonly RegExp[];
  /** None of them may stand anywhere in the reply. */
  never?: readonly RegExp[];
  /** Not looked at while the answers were tuned. */
  held?: true;
};

const plain = (words: string) => new RegExp(words, 'i');

/** A question that the help answers: what must be said, in which article. */
export function help(who: Caller, ask: string, fact: string | readonly string[], article: string): Case {
  const facts = [fact].flat().map(plain);
  return { who, ask, facts, cites: [new RegExp(`/help/(?:${article})(?:#|$| )`)] };
}

/** The same, not looked at while tuning. */
export function held(one: Case): Case {
  return { ...one, held: true };
}
