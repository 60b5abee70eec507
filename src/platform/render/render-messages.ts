import { z } from 'zod';
import { platformRefusals } from '../refusals.ts';
import { pdfFacts } from './pdf-facts.ts';
import type { PagePixels, PageRequest, ViewKind } from './renderer.ts';

/** Bytes of one page at most: far above what the widest page takes. */
const sizeLimit = 100_000_000;

/** What the rendering process is asked. `warm`: draw and keep, so that the next page is there when it is turned. */
export type Ask =
  | { what: 'open' }
  | ({ what: 'page' } & PageRequest)
  | { what: 'warm'; page: number; width: number }
  | { what: 'text'; page: number }
  | { what: 'inspect' };

export type RenderMessage = {
  id: number;
  document: string;
  kind: ViewKind;
  /** The file, where the process said that it has it no more. */
  bytes?: Uint8Array;
  ask: Ask;
};

/** What comes back, parsed: the process reads files from strangers. */
export const renderReply = z.object({
  id: z.number(),
  /** Memory of the process, in bytes. */
  memory: z.number(),
  outcome: z.union([
    z.object({ missing: z.literal(true) }),
    z.object({ refused: z.enum(platformRefusals) }),
    z.object({ pages: z.number().int() }),
    z.object({ texts: z.array(z.string()), whole: z.boolean() }),
    z.object({
      pixels: z.object({
        width: z.number().int(),
        height: z.number().int(),
        channels: z.number().int(),
        encoding: z.enum(['flate', 'jpeg']),
        /** How many bytes follow on the pipe for them: messages are copied again and again while they arrive. */
        size: z.number().int().min(1).max(sizeLimit),
      }),
    }),
    z.object({ facts: pdfFacts }),
    z.object({ done: z.literal(true) }),
  ]),
});
type Sent = z.infer<typeof renderReply>['outcome'];
export type RenderOutcome = Exclude<Sent, { pixels: unknown }> | { pixels: PagePixels };
