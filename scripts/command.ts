import { StartProblem } from '#platform/start-problem.ts';
import { endWithParent } from './launch/child.mjs';

/** Runs a command: what a StartProblem says is one line and exit code 1, anything else is a fault of ours. */
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
