import { StartProblem } from '#platform/start-problem.ts';
import { endWithParent } from './launch/child.mjs';

/** Runs a command. A StartProblem is printed as one line with exit code 1; any other error is a bug. */
export async function command(run: () => Promise<void>): Promise<void> {
  endWithParent(() => process.kill(process.pid, 'SIGTERM'));
  try {
    await run();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
