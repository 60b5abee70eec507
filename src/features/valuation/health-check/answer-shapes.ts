import { z } from 'zod';
import { id, instant, line, seenVersion } from '#wire/words.ts';
import { contradictionCodes } from './domain/contradictions.ts';
import { gateCodes } from './domain/gates.ts';
import { questionKeys } from './domain/question.ts';

const states = ['given', 'does_not_apply', 'not_done_yet'] as const;

const facts = {
  benchmarked: z.boolean().optional(),
  lossYear: z.boolean().optional(),
  reviews: z.number().optional(),
  locationDependent: z.boolean().optional(),
};
/** In the unit of the question (an amount in cents), or the value of a choice. */
const value = z.union([z.number(), line(1, 40)]);

export const answerView = z.object({
  question: z.enum(questionKeys),
  answer: z.discriminatedUnion('state', [
    z.object({ state: z.literal('given'), value, evidenced: z.boolean(), ...facts }),
    z.object({ state: z.literal('does_not_apply') }),
    z.object({ state: z.literal('not_done_yet') }),
  ]),
  version: z.number().int(),
  answeredAt: instant,
  by: z.object({ name: z.string(), you: z.boolean() }).nullable(),
  byBooks: z.boolean(),
  papers: z.array(z.object({ id, name: z.string() })).max(20),
});

export const sentAnswer = z.object({
  question: z.enum(questionKeys),
  state: z.enum([...states, 'open']),
  value: value.optional(),
  ...facts,
  /** The version that the caller last read, 0 if none. An older one is refused. */
  version: seenVersion(0),
});

const sectionScore = z.object({
  /** 0 to 100, not rounded; `null`: insufficient information. */
  score: z.number().nullable(),
  answered: z.number().int(),
  applicable: z.number().int(),
});

const score = z.object({
  sections: z.object({
    glance: sectionScore,
    edge: sectionScore,
    boost: sectionScore,
    risk: sectionScore,
    growth: sectionScore,
  }),
  /** 0 to 100, capped by gates; `null` while a section has insufficient information. */
  overall: z.number().nullable(),
  gates: z
    .array(z.object({ code: z.enum(gateCodes), key: z.enum(questionKeys), cap: z.number() }))
    .max(gateCodes.length),
  completeness: z.number(),
});

export const bothScores = z.object({
  claimed: score,
  evidenced: score,
  contradictions: z
    .array(
      z.object({
        code: z.enum([...contradictionCodes, 'against-books']),
        keys: z.array(z.enum(questionKeys)).max(3),
        words: z.string().max(1_000),
      }),
    )
    .max(contradictionCodes.length + questionKeys.length),
});
