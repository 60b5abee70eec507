import type { QuestionKey } from '#features/valuation/health-check/domain/question.ts';

/** Money in cents, shares in percent. */
export const answers: Partial<Record<QuestionKey, number | string>> = {
  ...{ A1: 19, A2: 6, A3: 4, A4: 7, A5: 'accrual', A6: 1_069_750_00 },
  ...{ B1: 30, B2: 14, B3: 47, B4: 80, B5: 'some', B6: 'match', B7: 4.5 },
  ...{ C1: 2, C2: 5, C3: 'partial', C4: 'in-role', C5: 65, C6: 'small-note', C7: 72 },
  ...{
    D1: 4,
    D2: 'none',
    D3: 'current',
    D4: 30,
    D5: 'medium',
    D6: 9,
    D7: 'consent',
    D8: 10,
    D9: 1,
    D10: 1.5,
  },
  ...{ E1: 2, E2: 2, E3: 85, E4: 'growing', E5: 24 },
};

export const besides: Partial<Record<QuestionKey, object>> = {
  A3: { benchmarked: true },
  A4: { lossYear: false },
  B7: { reviews: 60 },
  D1: { locationDependent: false },
};

export const documented: readonly QuestionKey[] = [
  ...([
    'A1',
    'A2',
    'A4',
    'A5',
    'A6',
    'B1',
    'B2',
    'B3',
    'B4',
    'B7',
    'C2',
    'C3',
    'C4',
    'C5',
    'C6',
    'C7',
  ] as const),
  ...(['D1', 'D2', 'D3', 'D4', 'D7', 'D8', 'D9', 'D10', 'E1', 'E2', 'E3', 'E5'] as const),
];
