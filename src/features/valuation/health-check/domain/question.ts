import type { Scale } from './scale.ts';

/** Weights in percent of the overall score (product policy). */
export const sections = {
  glance: { title: 'Business at a glance', weight: 20, keys: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'] },
  edge: { title: 'Market edge', weight: 20, keys: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'] },
  boost: { title: 'Boost valuation', weight: 25, keys: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'] },
  risk: {
    title: 'Risk check',
    weight: 25,
    keys: ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'D10'],
  },
  growth: { title: 'Growth plan', weight: 10, keys: ['E1', 'E2', 'E3', 'E4', 'E5'] },
} as const;
export type SectionKey = keyof typeof sections;
export type QuestionKeyOf<S extends SectionKey> = (typeof sections)[S]['keys'][number];
export type QuestionKey = QuestionKeyOf<SectionKey>;

export const sectionKeys = ['glance', 'edge', 'boost', 'risk', 'growth'] as const satisfies SectionKey[];
export const questionKeys: readonly QuestionKey[] = sectionKeys.flatMap((key) => [...sections[key].keys]);

export function isQuestionKey(text: string): text is QuestionKey {
  return questionKeys.some((key) => key === text);
}

/** `amount` is in cents, `rating` in stars of five, the others in the unit they name. */
const measures = ['amount', 'percent', 'years', 'months', 'weeks', 'count', 'rating'] as const;
type Measure = (typeof measures)[number];

export type BesideFact = 'benchmarked' | 'lossYear' | 'reviews' | 'locationDependent';

type Words = {
  question: string;
  why: string;
  where: string;
};

type Handling = {
  notApplicable: string | null;
  mayBeOpen: boolean;
  /** `false`: the owner cannot change it, so it is never suggested. */
  changeable: boolean;
};

type Better = 'more' | 'less' | 'between';

type Measured = {
  kind: Measure;
  better: Better;
  /** In the unit of the measure, both ends included. */
  min: number;
  max: number;
  scale: Scale | 'linear';
  beside?: { fact: BesideFact; question: string };
};

type Choice = { value: string; label: string; score: number };
type Choosing = { kind: 'choice'; choices: readonly [Choice, ...Choice[]] };

export type Question = Words & Handling & (Measured | Choosing);
export type MeasuredQuestion = Words & Handling & Measured;
