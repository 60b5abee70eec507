import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { minutes, seconds } from '#kernel/instant.ts';
import { fairQueue } from '../fair-queue.ts';
import { broken } from '../images/image-parts.ts';
import { inPictureProcess, type PictureLimits } from '../images/picture-process.ts';
import type { PageWord } from './page-words.ts';
import type { ReadPageJob } from './read-page.ts';

/** `ink`: the share of the page that is darker than its paper, 0 to 1. */
export type PageReading = { words: PageWord[]; ink: number };

export type PageReader = {
  /** Raised when pages are read differently: then all are read again. */
  version: number;
  /** Reads a PNG or JPEG. Throws Refused: `image-broken` if it cannot be read in time, `images-busy`. */
  read(image: Uint8Array): Promise<PageReading>;
};

const program = fileURLToPath(new URL('./read-page.ts', import.meta.url));
const usual: PictureLimits = { within: 2 * minutes, startWithin: 30 * seconds };

const share = z.number().min(0).max(1);
const reply = z.object({
  page: z
    .object({
      words: z.array(
        z.object({
          text: z.string(),
          line: z.number().int(),
          confidence: z.number().min(0).max(100),
          x: share,
          y: share,
          width: share,
          height: share,
        }),
      ),
      ink: share,
    })
    .nullable(),
});

/** One process per page, one page at a time. */
export function pageReader(limits: PictureLimits = usual): PageReader {
  const inTurn = fairQueue({ atOnce: 1, waiting: 8 });
  return {
    version: 1,
    read: (image) =>
      inTurn('', async () => {
        const job: ReadPageJob = { image };
        const page = reply.safeParse(await inPictureProcess(program, job, limits)).data?.page;
        if (!page) throw broken();
        return page;
      }),
  };
}
