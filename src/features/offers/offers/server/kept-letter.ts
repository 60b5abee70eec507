import { z } from 'zod';
import type { Letter } from '../domain/letter.ts';

const row = z.object({ label: z.string(), text: z.string() });
const block = z.object({ title: z.string(), rows: z.array(row) });

/** The first form, a list of terms. It is no longer written, but a letter keeps the form that it was agreed in. */
const listOfTerms = z.object({
  business: z.string(),
  parties: z.array(row),
  nature: z.array(z.string()),
  terms: z.array(block),
  binding: z.array(row),
  signatures: z.array(block),
  record: z.array(row),
});

const clauses = z.object({
  form: z.literal('clauses'),
  from: z.array(z.string()),
  date: z.string(),
  to: z.string(),
  listing: z.string(),
  subject: z.string(),
  greeting: z.string(),
  opening: z.array(z.string()),
  sections: z.array(
    z.object({ title: z.string(), clauses: z.array(z.object({ lead: z.string(), text: z.string() })) }),
  ),
  signatures: z.array(block),
  record: z.array(row),
});

export type ListOfTerms = z.output<typeof listOfTerms>;
export type KeptLetter = Letter | ListOfTerms;

/** Throws ZodError for content of neither form. */
export function keptLetter(content: unknown): KeptLetter {
  return z.union([clauses, listOfTerms]).parse(content);
}

/** What was agreed, word for word; `null` for a letter of the first form. */
export function keptSections(content: unknown): Letter['sections'] | null {
  const letter = keptLetter(content);
  return 'form' in letter ? letter.sections : null;
}
