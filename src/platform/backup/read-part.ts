import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../start-problem.ts';

/** A part of the folder of a `backup` or an `export` as text. Throws StartProblem if it is missing. */
export function readPart(folder: string, name: string, what: 'backup' | 'export'): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch (cause) {
    throw new StartProblem(`${folder} holds no whole ${what}: ${name} is missing. Choose another folder.`, {
      cause,
    });
  }
}

/** `null` for what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
