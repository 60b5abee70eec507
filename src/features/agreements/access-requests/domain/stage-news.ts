import { stageWords } from '#features/marketplace/listings/domain/stage-words.ts';
import { easternMinute } from '#kernel/eastern-time.ts';
import type { News } from './move-news.ts';
import type { Party } from './parties.ts';
import { type HandStage, isLower } from './stage-moves.ts';

export type StageChange = { from: HandStage; to: HandStage; until: Date | null };

/** The buyer's notification: what is open now, nothing about its content. */
export function stageNewsForBuyer({ from, to, until }: StageChange): News {
  const words =
    from === to
      ? 'Your access has a new end date'
      : isLower(from, to)
        ? 'Less of a listing is open to you now'
        : 'More of a listing is open to you now';
  const { name, opens } = stageWords[to];
  return {
    words,
    lines: [
      `The seller’s side set your access level to “${name}”. Open to you now: ${lower(opens)}.`,
      ...endOf(to, until, 'Your access'),
    ],
  };
}

/** The owner's notification of a change by someone else; `null` for none. */
export function stageNewsForOwner({ from, to, until }: StageChange, parties: readonly Party[]): News | null {
  if (parties.includes('seller')) return null;
  const broker = parties.includes('broker');
  const who = broker ? 'Your broker' : 'Our team';
  const change =
    from === to
      ? `${who} set a new end date for a buyer at the access level “${stageWords[to].name}”.`
      : `${who} moved the buyer from the access level “${stageWords[from].name}” to “${stageWords[to].name}”. Open to them now: ${lower(stageWords[to].opens)}.`;
  return {
    words: `${who} changed a buyer’s access`,
    lines: [
      change,
      ...endOf(to, until, 'The buyer’s access'),
      'The buyer was told. You can change or end their access at any time.',
    ],
  };
}

/** S1 is open to everyone with an account and has no end. */
function endOf(to: HandStage, until: Date | null, what: string): string[] {
  if (to === 'S1') return [];
  return [until === null ? `${what} has no end date.` : `${what} ends on ${easternMinute(until)}.`];
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
