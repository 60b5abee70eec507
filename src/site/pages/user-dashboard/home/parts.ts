import type { Role } from '#kernel/actor.ts';
import type { Purpose } from '#kernel/purpose.ts';
import type { Home } from '#site/dashboard/web/queries.ts';

type Person = { purpose: Purpose | null; roles: readonly Role[] };

/**
 * The parts of a dashboard: the stated purpose plus everything begun. The purpose question is shown only while neither
 * is known. `evaluated`: this browser stores valuation answers from before sign-up.
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
 * Which figures and tables to show; all of them if the person has neither stated nor begun anything. Falls back to the
 * roles until `home` is loaded; `home` includes newer activity.
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
