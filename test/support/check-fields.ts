import { days } from '#kernel/instant.ts';
export const nothingMoved = { answers: {}, addBacks: null, margin: null, growth: null };
export const smallerCustomer = { state: 'given', value: 9, evidenced: false };
export const someTeam = { name: 'The sales team' };

/** Fields of the value, the scenarios and the plan of a health check, whose right value the contract does not tell. */
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
