import { z } from 'zod';
import { platformRefusals } from '../refusals.ts';
import { pdfFacts } from './pdf-facts.ts';
import type { PagePixels, PageRequest, ViewKind } from './renderer.ts';

const sizeLimit = 100_000_000;

export type Ask =
  | { what: 'open' }
  | ({ what: 'page' } & PageRequest)
  | { what: 'warm'; page: number; width: number }
  | { what: 'text'; page: number }
  | { what: 'words'; page: number }
  | { what: 'inspect' };

export type RenderMessage = {
  id: number;
  document: string;
  kind: ViewKind;
  bytes?: Uint8Array;
  ask: Ask;
};

const placedWord = z.object({
  text: z.string(),
  left: z.number(),
  right: z.number(),
  top: z.number(),
  bottom: z.number(),
});

/** Validated, because the process parses files from strangers. */
export const renderReply = z.object({
  id: z.number(),
  memory: z.number(),
  outcome: z.union([
    z.object({ missing: z.literal(true) }),
    z.object({ refused: z.enum(platformRefusals) }),
    z.object({ pages: z.number().int() }),
    z.object({ placed: z.array(z.object({ words: z.array(placedWord), whole: z.boolean() })) }),
    z.object({ texts: z.array(z.string()), pictures: z.array(z.number().int()), cut: z.boolean() }),
    z.object({
      pixels: z.object({
        width: z.number().int(),
        height: z.number().int(),
        channels: z.number().int(),
        encoding: z.enum(['flate', 'jpeg']),
        /** The number of bytes on the pipe. They are not in the message, which would be copied repeatedly. */
        size: z.number().int().min(1).max(sizeLimit),
      }),
    }),
    z.object({ facts: pdfFacts }),
    z.object({ done: z.literal(true) }),
  ]),
});
type Sent = z.infer<typeof renderReply>['outcome'];
export type RenderOutcome = Exclude<Sent, { pixels: unknown }> | { pixels: PagePixels };
