import { dayOf } from '#kernel/days.ts';
import type { TokensUsed } from '#platform/chat/chat-model.ts';
import type { Work } from '#platform/context.ts';
import { forgetBefore, setAside, settle } from './model-use-store.ts';

export type ModelBudget = {
  /** Reserves tokens for one turn; `null` if today's are used up. Settled once the usage is known. */
  take(person: { personId: string; now: Date }, tokens: number): Promise<Settle | null>;
};
type Settle = (used: TokensUsed) => Promise<void>;

/** Daily tokens (UTC) per person, counted in the database so that restarts and crashes do not reset them. */
export function createModelBudget(
  asSystem: <T>(run: (work: Work) => Promise<T>) => Promise<T>,
  dailyTokens: number,
): ModelBudget {
  return {
    take: async ({ personId, now }, tokens) => {
      const key = { personId, day: dayOf(now) };
      const granted = await asSystem(async ({ db }) => {
        await forgetBefore(db, key);
        return setAside(db, key, tokens, dailyTokens);
      });
      return granted ? (used) => asSystem(({ db }) => settle(db, key, tokens, used)) : null;
    },
  };
}
