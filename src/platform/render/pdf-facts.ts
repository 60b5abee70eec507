import { z } from 'zod';

export const plainPdfLimits = { pages: 40, objects: 30_000, text: 400_000, memory: 420_000_000 } as const;

export const pdfFacts = z.object({
  pages: z.array(z.object({ width: z.number().int().min(1), height: z.number().int().min(1) })),
  texts: z.array(z.string()),
  properties: z.array(z.object({ name: z.string(), value: z.string() })),
  links: z.array(z.string()),
  /** How often it was saved incrementally: removed content may still be in it. */
  earlierVersions: z.number().int(),
});
export type PdfFacts = z.infer<typeof pdfFacts>;
