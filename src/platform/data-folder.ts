import { chmodSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { codeOf, messageOf, StartProblem } from './start-problem.ts';

/** Creates the data folder, readable by its owner only, and returns its real path. */
export function makeDataFolder(given: string): string {
  if (!isAbsolute(given)) throw new TypeError(`not an absolute path: ${given}`);
  try {
    mkdirSync(given, { recursive: true, mode: 0o700 });
    const at = statSync(given);
    if (at.uid === process.getuid?.() && (at.mode & 0o077) !== 0) chmodSync(given, 0o700);
    return realpathSync(given);
  } catch (cause) {
    const why = codeOf(cause) === 'EACCES' ? 'this user may not write there' : messageOf(cause);
    throw new StartProblem(
      `DATA_DIR ${given} cannot be used (${why}): set DATA_DIR to a folder that you own.`,
      {
        cause,
      },
    );
  }
}
