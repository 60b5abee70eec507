import type { ProblemTable } from '#http/problems.ts';
import { grouped } from '#kernel/counts.ts';
import { mostColumns, mostRows } from '../contract.ts';

export const businessImportProblems = {
  'business-table-too-long': {
    status: 422,
    detail: `This table is too large: up to ${grouped(mostRows)} rows and ${mostColumns} columns are read. Delete what is not a business, and try again.`,
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof businessImportProblems> {}
}
