import { StartProblem } from '#platform/start-problem.ts';

/** Runs a command: what a StartProblem says is one line and exit code 1, anything else is a fault of ours. */
export async function command(run: () => Promise<void>): Promise<void> {
  endWithLauncher();
  try {
    await run();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The launcher waits for us where it had to get a newer Node; when it is killed, nobody would stop us any more. */
function endWithLauncher(): void {
  const launcher = Number(process.env.CAIRN_LAUNCHER);
  delete process.env.CAIRN_LAUNCHER;
  if (!launcher) return;
  const timer = setInterval(() => {
    if (process.ppid === launcher) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 1_000);
  timer.unref();
}
