import type { Page } from '../acts/act.ts';

/** What Appa says of itself, of its bounds, and of what is here and not: neither an act nor something that is looked up. */
export type Note = {
  /** The question that asks for it, for a button. */
  ask: string;
  /** How people ask for it. */
  asked: readonly string[];
  says: string;
  /** The same in Spanish. */
  es: string;
  /** What owners and brokers are told instead, whose steps are others than those of a buyer. */
  toSellers?: { says: string; es: string };
  /** What is said instead on a site with a model, which then did not answer. */
  withModel?: { says: string; es: string };
  /** The page that it is about. */
  at?: Page;
  /** The article that says more, by its slug. */
  help?: string;
  /** A refusal: asked once more, with whatever reason, it stays. */
  bound?: true;
};
