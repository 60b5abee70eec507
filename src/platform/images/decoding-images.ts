import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { seconds } from '#kernel/instant.ts';
import { fairQueue } from '../fair-queue.ts';
import type { DecodeJob } from './decode-image.ts';
import { examineImage } from './examine-image.ts';
import { broken } from './image-parts.ts';
import type { Images, MadeImage } from './images.ts';
import { inPictureProcess, type PictureLimits } from './picture-process.ts';

export type DecodingOptions = Partial<PictureLimits> & { atOnce?: number; waiting?: number };

const program = fileURLToPath(new URL('./decode-image.ts', import.meta.url));
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

async function decode(job: DecodeJob, limits: PictureLimits): Promise<MadeImage[]> {
  const made = reply.safeParse(await inPictureProcess(program, job, limits)).data?.made;
  if (!made) throw broken();
  return made;
}
