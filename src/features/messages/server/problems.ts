import type { ProblemTable } from '#http/problems.ts';
import { writingRefusals, writingRefusalWords } from '../domain/thread.ts';

export const messageProblems: ProblemTable = {
  ...Object.fromEntries(
    writingRefusals.map((code) => [code, { status: 409, detail: writingRefusalWords[code] }]),
  ),
  'message-to-yourself': { status: 409, detail: 'This would be a message to yourself.' },
  'message-id-taken': { status: 409, detail: 'A message with this number is there already.' },
};
