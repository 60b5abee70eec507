import type { ProblemTable } from '#http/problems.ts';
import { blockRefusalWords } from '../domain/block.ts';

export const blockProblems: ProblemTable = Object.fromEntries(
  Object.entries(blockRefusalWords).map(([code, detail]) => [code, { status: 409, detail }]),
);
