import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type EndpointGroup, openApiOf } from '#http/openapi.ts';
import { generalProblems, type ProblemTable, problemsFrom } from '#http/problems.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { featureFolders } from '../feature-folders.ts';
import { type Surface, surfaceOf } from './surface.ts';

const root = join(import.meta.dirname, '../..');

export async function generateOpenApi(): Promise<string> {
  const { groups, tables } = await declaredApi();
  return `${JSON.stringify(openApiOf(groups, problemsFrom(tables)), null, 2)}\n`;
}

/** What callers rely on, as the contracts say it now. */
export async function declaredSurface(): Promise<Surface> {
  const { groups } = await declaredApi();
  return surfaceOf(groups.flatMap(({ endpoints }) => endpoints));
}

/** The contracts and the problem tables of all features. */
async function declaredApi(): Promise<{ groups: EndpointGroup[]; tables: ProblemTable[] }> {
  const groups: EndpointGroup[] = [];
  const tables: ProblemTable[] = [generalProblems];
  const folders = featureFolders().map((folder) => ({
    feature: basename(folder),
    folder: join(root, folder),
  }));
  for (const { feature, folder } of folders.toSorted((a, b) => (a.feature < b.feature ? -1 : 1))) {
    const contracts = readdirSync(folder).filter((file) => /^([a-z-]+-)?contract\.ts$/.test(file));
    const declared = await Promise.all(contracts.map((file) => exportsOf(join(folder, file))));
    const endpoints = declared
      .flat()
      .filter(isEndpoint)
      .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
    if (endpoints.length > 0) groups.push({ feature, endpoints });
    tables.push(...(await exportsOf(join(folder, 'server/problems.ts'))).filter(isProblemTable));
  }
  return { groups, tables };
}

/** Module loaders disagree on the order of exports, so sort explicitly. */
function placeOf({ path, method }: EndpointSpec): string {
  return `${path} ${method}`;
}

async function exportsOf(file: string): Promise<unknown[]> {
  if (!existsSync(file)) return [];
  const module: object = await import(file);
  return Object.values(module);
}

function isEndpoint(value: unknown): value is EndpointSpec {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
  );
}

function isProblemTable(value: unknown): value is ProblemTable {
  return typeof value === 'object' && value !== null;
}
