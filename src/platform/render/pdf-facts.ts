import { z } from 'zod';

/** Bounds of a PDF that is to be signed as it is. */
export const plainPdfLimits = { pages: 40, objects: 30_000, text: 400_000, memory: 420_000_000 } as const;

/**
 * Why a PDF is not plain: what it shows could change, run, come from elsewhere or differ between readers, or nothing can
 * be appended to it. In the order in which they are told.
 */
export const pdfFaults = [
  'pdf-malformed',
  'pdf-encrypted',
  'pdf-too-complex',
  'pdf-too-many-pages',
  'pdf-signed-already',
  'pdf-has-xfa',
  'pdf-has-form',
  'pdf-has-script',
  'pdf-has-action',
  'pdf-has-attachment',
  'pdf-has-media',
  'pdf-has-layers',
  'pdf-points-outside',
  'pdf-page-not-drawn',
] as const;
export type PdfFault = (typeof pdfFaults)[number];

/** What a plain PDF shows, and what it says besides. */
export const pdfFacts = z.object({
  /** How each page is drawn: only the proportion counts. */
  pages: z.array(z.object({ width: z.number().int().min(1), height: z.number().int().min(1) })),
  /** The words of each page, hidden ones included. */
  texts: z.array(z.string()),
  /** What stands in its properties, by name. */
  properties: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Addresses that its links lead to. */
  links: z.array(z.string()),
  /** How often it was saved over; what was taken out may still be in it. */
  earlierVersions: z.number().int(),
});
export type PdfFacts = z.infer<typeof pdfFacts>;
