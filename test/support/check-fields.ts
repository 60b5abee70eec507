import { days } from '#kernel/instant.ts';
export const nothingMoved = { answers: {}, addBacks: null, margin: null, growth: null };
export const smallerCustomer = { state: 'given', value: 9, evidenced: false };
export const someTeam = { name: 'The sales team' };

export function checkFields(rowId: string | undefined) {
  return {
    rowId,
    moved: { ...nothingMoved, answers: { B2: smallerCustomer } },
    target: smallerCustomer,
    answer: smallerCustomer,
    assignee: someTeam,
    endsAt: new Date(Date.now() + days).toISOString(),
  };
}
