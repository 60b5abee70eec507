import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OpenApi } from '#http/openapi.ts';
import { generateOpenApi } from '../openapi/generate.ts';
import { packageProgram } from '../package-program.ts';
import { operationTypes } from './operation-types.ts';

const run = promisify(execFile);
export const clientFolder: string = join(import.meta.dirname, '../../client');

/** Writes the types of all calls and compiles the client into client/dist. Throws if it does not compile. */
export async function buildClient(): Promise<void> {
  const document: OpenApi = JSON.parse(await generateOpenApi());
  await writeFile(join(clientFolder, 'src/operations.ts'), operationTypes(document));
  await rm(join(clientFolder, 'dist'), { recursive: true, force: true });
  const compile = [packageProgram('typescript', 'tsc'), '-p', join(clientFolder, 'tsconfig.json')];
  await run(process.execPath, compile).catch((error: { stdout?: string }) => {
    throw new Error(`the client does not compile:\n${error.stdout ?? ''}`, { cause: error });
  });
}
