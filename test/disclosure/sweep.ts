import { callsOf, each, endpointsOf, nameOf } from '#test/support/calls.ts';
import type { Someone } from '#test/support/people.ts';
import { type ViewerName, viewerNames, type World } from '#test/support/world-cast.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { allowedFor } from './allowed.ts';
import { canariesIn, canariesInLog } from './find-canaries.ts';
import type { Market } from './market.ts';
import { type Letter, watch } from './watch.ts';

export type Swept = {
  /** Canary → the endpoints that showed it. */
  seen: Map<string, Set<string>>;
  letters: Set<string>;
  trail: Set<string>;
  log: ReadonlySet<string>;
  statuses: Map<string, Set<number>>;
  faults: string[];
};

export async function sweep(
  market: Market,
  viewer: ViewerName,
  wanted: (endpoint: EndpointSpec) => boolean = () => true,
): Promise<Swept> {
  const caller = callerOf(market.world, viewer);
  const swept = {
    seen: new Map<string, Set<string>>(),
    letters: new Set<string>(),
    trail: new Set<string>(),
    statuses: new Map<string, Set<number>>(),
  };
  const logged = market.product.log.lines.length;
  const calls = endpointsOf(market.product)
    .filter(wanted)
    .flatMap((endpoint) => callsOf(endpoint, market.facts, caller));
  await each(calls, async (call) => {
    const { status, shown, letters, trail } = await watch(market, call, caller);
    add(swept.statuses, nameOf(call.endpoint), status);
    for (const [canary, where] of shown) add(swept.seen, canary, where);
    for (const letter of letters)
      for (const fault of faultsOf(letter, market.world, viewer)) swept.letters.add(fault);
    for (const row of trail) for (const canary of canariesIn(row)) swept.trail.add(canary);
  });
  const lines = market.product.log.lines.slice(logged);
  return { ...swept, log: canariesInLog(lines), faults: lines.filter((line) => line.includes('"level":50')) };
}

/** Sellers and brokers: they know who requests access, accepts an engagement or writes to them. */
const sellers: readonly ViewerName[] = ['owner', 'otherOwner', 'broker'];

/**
 * A subject appears on lock screens and must not name anyone. A text may contain what its reader may see, the name of
 * the buyer for a seller, and the name of the admin who wrote it.
 */
export function faultsOf({ to, subject, text }: Letter, world: World, caller?: ViewerName): string[] {
  const reader = readerOf(world, to);
  const may = reader ? allowedFor(reader) : new Set<string>();
  const told = caller === 'admin' || (reader !== undefined && sellers.includes(reader));
  const line = /^(?:Broker|Buyer|From): .*$/m.exec(text)?.[0] ?? '';
  for (const canary of canariesIn(line)) if (told && canary.startsWith(`${caller}.`)) may.add(canary);
  return [
    ...[...canariesIn(subject)].map((canary) => `${canary} in a subject`),
    ...[...canariesIn(text)]
      .filter((canary) => !may.has(canary))
      .map((canary) => `${canary} in a mail to ${reader ?? to}`),
  ];
}

export function callerOf({ people }: World, viewer: ViewerName): Someone | null {
  return viewer === 'visitor' ? null : people[viewer];
}

function readerOf({ people }: World, email: string): ViewerName | undefined {
  return viewerNames.find((name) => name !== 'visitor' && people[name].email === email);
}

function add<T>(map: Map<string, Set<T>>, name: string, value: T): void {
  map.set(name, (map.get(name) ?? new Set()).add(value));
}

export function places(seen: Swept['seen'], viewer: ViewerName): [string, string[]][] {
  const allowed = allowedFor(viewer);
  return [...seen].filter(([canary]) => !allowed.has(canary)).map(([canary, where]) => [canary, [...where]]);
}
