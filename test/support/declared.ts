import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { EndpointSpec } from '#wire/endpoint.ts';

const root = join(import.meta.dirname, '../..');

export async function declaredEndpoints(): Promise<EndpointSpec[]> {
  const found: EndpointSpec[] = [];
  for await (const path of glob('src/{features/*,site}/*/{contract,*-contract}.ts', { cwd: root })) {
    const module: Record<string, unknown> = await import(join(root, path));
    found.push(...Object.values(module).filter(isEndpoint));
  }
  return found;
}

function isEndpoint(value: unknown): value is EndpointSpec {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
  );
}
