export type Caller = 'seller' | 'buyer' | 'approved' | 'broker' | 'other' | 'owner';

export const groups = ['help', 'listings', 'computed', 'traps'] as const;
export type Group = (typeof groups)[number];

export type Case = {
  who: Caller;
  ask: string;
  after?: readonly string[];
  /** The path on which it is asked, with names from the world in braces: `/listing/{hvacUtah}`. */
  page?: string;
  facts: readonly RegExp[];
  /** Each must match the kind, title, address or quotation of a citation. */
  cites?: readonly RegExp[];
  never?: readonly RegExp[];
  /** Held out: not looked at while the answers were tuned. */
  held?: true;
};

const plain = (words: string) => new RegExp(words, 'i');

/** A question whose answer is in the help: what it must say, from which article. */
export function help(who: Caller, ask: string, fact: string | readonly string[], article: string): Case {
  const facts = [fact].flat().map(plain);
  return { who, ask, facts, cites: [new RegExp(`/help/(?:${article})(?:#|$| )`)] };
}

export function held(one: Case): Case {
  return { ...one, held: true };
}
