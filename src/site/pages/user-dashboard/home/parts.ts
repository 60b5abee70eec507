import type { Role } from '#kernel/actor.ts';
import type { Purpose } from '#kernel/purpose.ts';
import type { Home } from '#site/dashboard/web/queries.ts';

type Person = { purpose: Purpose | null; roles: readonly Role[] };

/**
 * Which parts of the dashboard somebody has: what they said they came for, and everything that they have begun. They
 * are asked what they came for while nothing tells. `evaluated`: this browser keeps answers of theirs from before they had an account.
 */
export function partsOf(home: Home, { purpose, roles }: Person, evaluated: boolean) {
  const seller = home.seller !== null || purpose === 'sell' || evaluated;
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

/**
 * What somebody does here, for the figures and tables below: each sees only what belongs to it, and who has neither
 * said nor begun anything sees all. Roles tell before the home is read, and the home where a role is news.
 */
export function workOf(home: Home | undefined, { purpose, roles }: Person) {
  const parts = home && partsOf(home, { purpose, roles }, false);
  const does = (part: 'seller' | 'buyer' | 'broker', reason: Purpose) =>
    purpose === reason || roles.includes(part) || parts?.[part] === true;
  const work = {
    sells: does('seller', 'sell'),
    buys: does('buyer', 'buy'),
    advises: does('broker', 'advise'),
  };
  const runs = roles.includes('admin');
  if (work.sells || work.buys || work.advises || runs) return work;
  return { sells: true, buys: true, advises: true };
}
export type Work = ReturnType<typeof workOf>;
