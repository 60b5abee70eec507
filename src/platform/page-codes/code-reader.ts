import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { seconds } from '#kernel/instant.ts';
import type { Uploaded } from '#wire/upload.ts';
import { fairQueue } from '../fair-queue.ts';
import { examineImage } from '../images/examine-image.ts';
import { broken } from '../images/image-parts.ts';
import { inPictureProcess, type PictureLimits } from '../images/picture-process.ts';
import { codeLength } from './code-frame.ts';
import type { Reading } from './read-code.ts';
import type { ReadJob } from './read-picture.ts';

/** Reads what a picture says about a code. `frameKey`: of the site; `whose`: the person, for turns. */
export type CodeReader = {
  /** Throws Refused with one of `pictureRefusals`. */
  read(upload: Uploaded, frameKey: Uint8Array, whose: string): Promise<Reading[]>;
};

const program = fileURLToPath(new URL('./read-picture.ts', import.meta.url));
const usual: PictureLimits = { within: 90 * seconds, startWithin: 30 * seconds };

const reply = z.object({
  readings: z
    .array(
      z.object({
        scale: z.number(),
        turn: z.number(),
        clarity: z.number(),
        signs: z.instanceof(Float32Array).refine(({ length }) => length === codeLength),
      }),
    )
    .nullable(),
});

/** One process per picture, one picture at a time. */
export function codeReader(limits: PictureLimits = usual): CodeReader {
  const inTurn = fairQueue({ atOnce: 1, waiting: 8 });
  return {
    read: async (upload, frameKey, whose) => {
      const { width, height, orientation, clean } = examineImage(upload);
      const job: ReadJob = { clean, width, height, orientation, frameKey };
      return inTurn(whose, async () => {
        const readings = reply.safeParse(await inPictureProcess(program, job, limits)).data?.readings;
        if (!readings) throw broken();
        return readings;
      });
    },
  };
}
