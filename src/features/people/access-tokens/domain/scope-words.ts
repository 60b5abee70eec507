import { type Area, type Scope, scopes } from '#kernel/scope.ts';
import { areas, areasFor } from './areas.ts';

const all = [...new Set([...areasFor('personal'), ...areasFor('service')])];

/** `Offers (read), Listings (read and change)`, by area in their order; '' for none. Unknown scopes are left out. */
export function scopeWords(given: readonly string[], among: readonly Area[] = all): string {
  const known: readonly Scope[] = scopes.filter((scope) => given.includes(scope));
  return among
    .flatMap((area) => {
      const own = known.filter((scope) => scope.startsWith(`${area}:`));
      if (own.length === 0) return [];
      const changes = own.some((scope) => scope.endsWith(':write'));
      return [`${areas[area].label} (${changes ? 'read and change' : 'read'})`];
    })
    .join(', ');
}
