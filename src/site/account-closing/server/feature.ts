import type { Feature } from '#http/feature.ts';
import type { Vault } from '#platform/vault.ts';
import { accountClosingRoutes } from './routes.ts';

export function accountClosingFeature({ vault }: { vault: Vault }): Feature {
  return { name: 'account-closing', routes: accountClosingRoutes(vault) };
}
