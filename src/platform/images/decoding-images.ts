import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { fairQueue } from '../fair-queue.ts';
import type { DecodeJob } from './decode-image.ts';
import { examineImage } from './examine-image.ts';
import { broken } from './image-parts.ts';
import type { Images, MadeImage } from './images.ts';

/** In milliseconds. `within`: for one picture; `startWithin`: until its process has started. */
export type DecodingOptions = { within?: number; startWithin?: number; atOnce?: number; waiting?: number };

const program = fileURLToPath(new URL('./decode-image.ts', import.meta.url));
/** The decoder cannot write or start processes, and its environment is empty, so it has no access to secrets. */
const confined = [
  '--permission',
  '--allow-addons',
  '--allow-fs-read=*',
  '--max-old-space-size=128',
  '--no-warnings',
];

const reply = z.object({
  made: z
    .array(
      z.object({
        name: z.string(),
        type: z.literal('image/webp'),
        width: z.number(),
        height: z.number(),
        bytes: z.instanceof(Uint8Array),
      }),
    )
    .nullable(),
});

/** One process per picture, one at a time. Refuses with `images-busy` if it does not start: the picture may be fine. */
export function decodingImages(options: DecodingOptions = {}): Images {
  const { within = 20 * seconds, startWithin = 30 * seconds, atOnce = 1, waiting = 12 } = options;
  const inTurn = fairQueue({ atOnce, waiting });
  return {
    make: async (upload, sizes, whose = '') => {
      const { width, height, orientation, clean } = examineImage(upload);
      return inTurn(whose, () =>
        decode({ clean, width, height, orientation, sizes }, { within, startWithin }),
      );
    },
  };
}

type Limits = { within: number; startWithin: number };

function decode(job: DecodeJob, { within, startWithin }: Limits): Promise<MadeImage[]> {
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

function answerOf(child: ChildProcess, job: DecodeJob, begins: () => void): Promise<MadeImage[]> {
  return new Promise((resolve, reject) => {
    let begun = false;
    const ended = () => reject(begun ? broken() : new Refused('images-busy', { retryAfter: 5 }));
    child.once('error', ended);
    // Not `exit`: it can come before a reply that is still in the channel.
    child.once('disconnect', ended);
    child.on('message', (message) => {
      if (message === 'ready') {
        begun = true;
        begins();
        child.send(job, (error) => error && ended());
        return;
      }
      const made = reply.safeParse(message).data?.made;
      if (made) resolve(made);
      else reject(broken());
    });
  });
}
