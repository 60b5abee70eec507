import type { TokensUsed } from '#platform/chat/chat-model.ts';
import type { Work } from '#platform/context.ts';
import { forgetBefore, setAside, settle } from './model-use-store.ts';

export type ModelBudget = {
  /** Sets tokens aside for one turn, or `null`: today's are used up. Settled once, when it is known what it took. */
  take(person: { personId: string; now: Date }, tokens: number): Promise<Settle | null>;
};
type Settle = (used: TokensUsed) => Promise<void>;

/** What each person may use of the model in a day (UTC). Counted in the database: it outlasts a start, and a crash. */
export function createModelBudget(
  asSystem: <T>(run: (work: Work) => Promise<T>) => Promise<T>,
  dailyTokens: number,
): ModelBudget {
  return {
    take: async ({ personId, now }, tokens) => {
      const key = { personId, day: now.toISOString().slice(0, 10) };
      const granted = await asSystem(async ({ db }) => {
        await forgetBefore(db, key);
        return setAside(db, key, tokens, dailyTokens);
      });
      return granted ? (used) => asSystem(({ db }) => settle(db, key, tokens, used)) : null;
    },
  };
}
