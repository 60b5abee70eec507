/**
 * What the owner opened of a listing to a broker while their engagement is in force: nothing of the private profile,
 * all of it to read, or the listing's texts and figures to edit for the owner. Each includes the one before.
 */
export const brokerAccesses = ['none', 'read', 'edit'] as const;
export type BrokerAccess = (typeof brokerAccesses)[number];

/** Whether what the owner opened (`held`) includes what is needed. */
export function opensTo(held: BrokerAccess, needed: 'read' | 'edit'): boolean {
  return brokerAccesses.indexOf(held) >= brokerAccesses.indexOf(needed);
}
