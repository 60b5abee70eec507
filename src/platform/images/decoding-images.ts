import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { waitingLine } from '../waiting-line.ts';
import type { DecodeJob } from './decode-image.ts';
import { examineImage } from './examine-image.ts';
import { broken } from './image-parts.ts';
import type { Images, MadeImage } from './images.ts';

/**
 * In milliseconds. `within`: for one picture; `toBegin`: until its process has started, even on the busiest machine.
 */
export type DecodingOptions = { within?: number; toBegin?: number; atOnce?: number; waiting?: number };

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

/**
 * Decodes each picture in its own process, so that a crash harms nothing else and memory is freed. One at a time with a
 * short queue. If the process does not start, refuses with `images-busy`: the picture may be fine.
 */
export function decodingImages(options: DecodingOptions = {}): Images {
  const { within = 20 * seconds, toBegin = 30 * seconds, atOnce = 1, waiting = 12 } = options;
  const inTurn = waitingLine({ atOnce, waiting });
  return {
    make: async (upload, sizes, whose = '') => {
      const { width, height, orientation, clean } = examineImage(upload);
      return inTurn(whose, () => decode({ clean, width, height, orientation, sizes }, { within, toBegin }));
    },
  };
}

type Limits = { within: number; toBegin: number };

function decode(job: DecodeJob, { within, toBegin }: Limits): Promise<MadeImage[]> {
  const child = fork(program, [], {
    env: {},
    execArgv: confined,
    serialization: 'advanced',
    stdio: 'ignore',
  });
  const stop = () => child.kill('SIGKILL');
  const neverBegun = setTimeout(stop, toBegin);
  let late: NodeJS.Timeout | undefined;
  const begun = () => {
    clearTimeout(neverBegun);
    late = setTimeout(stop, within);
  };
  return answerOf(child, job, begun).finally(() => {
    clearTimeout(neverBegun);
    clearTimeout(late);
    stop();
  });
}

/** If the decoder ends without an answer after it has started, the picture is at fault. */
function answerOf(child: ChildProcess, job: DecodeJob, begins: () => void): Promise<MadeImage[]> {
  return new Promise((resolve, reject) => {
    let begun = false;
    const ended = () => reject(begun ? broken() : new Refused('images-busy', { retryAfter: 5 }));
    child.once('error', ended);
    child.once('exit', ended);
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
