import type { Feature } from '#http/feature.ts';
import type { Vault } from '#platform/vault.ts';
import { closeBusinesses } from './close-businesses.ts';
import { businessProblems } from './problems.ts';
import { businessRoutes } from './routes.ts';

export function businessFeature({ vault }: { vault: Vault }): Feature {
  return {
    name: 'businesses',
    routes: businessRoutes(vault),
    problems: businessProblems,
    endOfAccount: closeBusinesses,
  };
}
