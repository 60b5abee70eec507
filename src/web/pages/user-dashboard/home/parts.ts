import type { Purpose } from '#features/accounts/domain/purpose.ts';
import type { Home } from '#features/dashboard/web/queries.ts';
import type { Role } from '#kernel/actor.ts';

type Person = { purpose: Purpose | null; roles: readonly Role[] };

/**
 * Which parts of the dashboard somebody has: what they said they came for, and everything that they have begun. They
 * are asked what they came for while nothing tells.
 */
export function partsOf(home: Home, { purpose, roles }: Person) {
  const seller = home.seller !== null || purpose === 'sell';
  const buyer = home.buyer !== null || purpose === 'buy';
  const broker = home.broker !== null || purpose === 'advise' || roles.includes('broker');
  const some = seller || buyer || broker || home.queues !== null;
  return {
    seller,
    buyer,
    broker,
    question: !some && purpose === null,
    lookAround: !some && purpose !== null,
  };
}
