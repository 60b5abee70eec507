import { scopes } from '#kernel/scope.ts';
import { areas, areasFor } from '../domain/areas.ts';

/** `Offers (read), Listings (read and change)` */
export function grantedWords({ scopes: stored }: { scopes: readonly string[] }): string {
  const given = scopes.filter((scope) => stored.includes(scope));
  const all = [...new Set([...areasFor('personal'), ...areasFor('service')])];
  return all
    .flatMap((area) => {
      const own = given.filter((scope) => scope.startsWith(`${area}:`));
      if (own.length === 0) return [];
      const changes = own.some((scope) => scope.endsWith(':write'));
      return [`${areas[area].label} (${changes ? 'read and change' : 'read'})`];
    })
    .join(', ');
}
