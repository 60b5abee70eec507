import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type EndpointGroup, openApiOf } from '#http/openapi.ts';
import { generalProblems, type ProblemTable, problemsFrom } from '#http/problems.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';

const root = join(import.meta.dirname, '../..');
const features = join(root, 'src/features');

export const openApiFile = join(root, 'docs/api/openapi.json');

/** The text of docs/api/openapi.json: every endpoint that a contract declares, feature by feature. */
export async function generateOpenApi(): Promise<string> {
  const groups: EndpointGroup[] = [];
  const tables: ProblemTable[] = [generalProblems];
  for (const feature of readdirSync(features).sort()) {
    const contracts = readdirSync(join(features, feature)).filter((file) =>
      /^([a-z-]+-)?contract\.ts$/.test(file),
    );
    const declared = await Promise.all(contracts.map((file) => exportsOf(join(features, feature, file))));
    const endpoints = declared
      .flat()
      .filter(isEndpoint)
      .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
    if (endpoints.length > 0) groups.push({ feature, endpoints });
    tables.push(...(await exportsOf(join(features, feature, 'server/problems.ts'))).filter(isProblemTable));
  }
  return `${JSON.stringify(openApiOf(groups, problemsFrom(tables)), null, 2)}\n`;
}

/** Module loaders disagree on the order of exports; the document must not. */
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
