import { execFile } from 'node:child_process';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OpenApi } from '#http/openapi.ts';
import { generateOpenApi } from '../openapi/generate.ts';
import { packageProgram } from '../package-program.ts';
import { operationTypes } from './operation-types.ts';

const run = promisify(execFile);
export const clientFolder: string = join(import.meta.dirname, '../../client');

/** Writes the types of all calls and compiles the client into `target`. Throws if it does not compile. */
export async function buildClient(target: string = join(clientFolder, 'dist')): Promise<void> {
  const document: OpenApi = JSON.parse(await generateOpenApi());
  await writeWhole(join(clientFolder, 'src/operations.ts'), operationTypes(document));
  await rm(target, { recursive: true, force: true });
  const config = join(clientFolder, 'tsconfig.json');
  const compile = [packageProgram('typescript', 'tsc'), '-p', config, '--outDir', target];
  await run(process.execPath, compile).catch((error: { stdout?: string }) => {
    throw new Error(`the client does not compile:\n${error.stdout ?? ''}`, { cause: error });
  });
}

/** Two builds at once never read half a file. */
async function writeWhole(path: string, text: string): Promise<void> {
  const part = `${path}.${process.pid}`;
  await writeFile(part, text);
  await rename(part, path);
}
