import type { Feature } from '#http/feature.ts';
import { threadedSheetReader } from '#platform/sheets/sheet-reader.ts';
import type { Vault } from '#platform/vault.ts';
import { businessImportProblems } from './problems.ts';
import { businessImportRoutes } from './routes.ts';

export function businessImportFeature({ vault }: { vault: Vault }): Feature {
  return {
    name: 'business-imports',
    routes: businessImportRoutes(vault, threadedSheetReader()),
    problems: businessImportProblems,
  };
}
