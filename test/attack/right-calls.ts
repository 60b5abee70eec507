import { type Call, callWith, nameOf } from '#test/support/calls.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import type { Market } from '../disclosure/market.ts';
import { type Caller, callerNamed, callers, type Rule, statusFor } from './rule-words.ts';
import { rules } from './rules.ts';

export type RightCall = { call: Call; caller: Caller; key: string | null };

export function rightCall({ world, facts }: Market, endpoint: EndpointSpec): RightCall {
  const pairs = rules
    .filter((rule) => rule.endpoint === nameOf(endpoint))
    .flatMap((rule) => callers.map((caller) => ({ rule, caller })));
  // Where there is nothing to act on, someone who would be let in; where a mailed secret is needed, anyone.
  const found =
    pairs.find(({ rule, caller }) => statusFor(rule, caller) < 300) ??
    pairs.find(({ rule, caller }) => statusFor(rule, caller) === 404) ??
    pairs.find(({ rule, caller }) => ![401, 403].includes(statusFor(rule, caller))) ??
    pairs.find(({ caller }) => caller === 'owner');
  if (!found) throw new Error(`no rule lets anybody call ${nameOf(endpoint)}`);
  const caller = callerNamed(world, found.caller);
  const id = found.rule.thing?.(world, facts).own ?? '';
  const call = callWith(endpoint, id, facts, caller, givenBy(found.rule, world));
  return { call, caller: found.caller, key: caller?.key ?? null };
}

function givenBy({ given }: Rule, world: Market['world']): Record<string, unknown> {
  return { message: 'May I see it?', ...given?.(world) };
}
