/** `in`: read, and not all of it is proved. `replaced`: a newer one of the same kind and days counts. */
export const scheduleStates = ['waiting', 'in', 'proved', 'refused', 'replaced'] as const;
export type ScheduleState = (typeof scheduleStates)[number];

export type ScheduleLack = 'columns' | 'days' | 'books';

export type ScheduleFacts = {
  replaced: boolean;
  /** Its columns are known. */
  read: boolean;
  faults: number;
  /** Its days are known. */
  dated: boolean;
  /** How it stands beside the books; `null`: they have nothing in these days. */
  grade: 'proved' | 'wrong' | 'question' | null;
};

/** A schedule is proved if it adds up within itself and is what the books say; a question of accruals is no reason against. */
export function stateOf({ replaced, read, faults, dated, grade }: ScheduleFacts): {
  state: ScheduleState;
  lacks: ScheduleLack | null;
} {
  if (replaced) return { state: 'replaced', lacks: null };
  if (!read) return { state: 'waiting', lacks: 'columns' };
  if (faults > 0) return { state: 'refused', lacks: null };
  if (!dated) return { state: 'in', lacks: 'days' };
  if (grade === null) return { state: 'in', lacks: 'books' };
  return { state: grade === 'wrong' ? 'in' : 'proved', lacks: null };
}
