import { type ChildProcess, fork } from 'node:child_process';
import { Refused } from '#kernel/refusal.ts';
import { broken } from './image-parts.ts';

/** In milliseconds. `within`: for one picture; `startWithin`: until its process has started. */
export type PictureLimits = { within: number; startWithin: number };

/** The decoder cannot write or start processes, and its environment is empty, so it has no access to secrets. */
const confined = [
  '--permission',
  '--allow-addons',
  '--allow-fs-read=*',
  '--max-old-space-size=128',
  '--no-warnings',
];

/**
 * Sends the job to a process of its own and returns its reply. `program`: a path; it says `ready` and replies once. Throws
 * Refused: `images-busy` if it does not start, `image-broken` if it ends without a reply or is late.
 */
export function inPictureProcess(
  program: string,
  job: object,
  { within, startWithin }: PictureLimits,
): Promise<unknown> {
  const child = fork(program, [], {
    env: {},
    execArgv: confined,
    serialization: 'advanced',
    stdio: 'ignore',
  });
  const stop = () => child.kill('SIGKILL');
  const startTimeout = setTimeout(stop, startWithin);
  let late: NodeJS.Timeout | undefined;
  const begun = () => {
    clearTimeout(startTimeout);
    late = setTimeout(stop, within);
  };
  return answerOf(child, job, begun).finally(() => {
    clearTimeout(startTimeout);
    clearTimeout(late);
    stop();
  });
}

function answerOf(child: ChildProcess, job: object, begins: () => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let begun = false;
    const ended = () => reject(begun ? broken() : new Refused('images-busy', { retryAfter: 5 }));
    child.once('error', ended);
    // Not `exit`: it can come before a reply that is still in the channel.
    child.once('disconnect', ended);
    child.on('message', (message) => {
      if (message !== 'ready') {
        resolve(message);
        return;
      }
      begun = true;
      begins();
      child.send(job, (error) => error && ended());
    });
  });
}
