import type { ProblemTable } from '#http/problems.ts';
import { writingRefusals, writingRefusalWords } from '../domain/thread.ts';

export const messageProblems: ProblemTable = {
  ...Object.fromEntries(
    writingRefusals.map((code) => [code, { status: 409, detail: writingRefusalWords[code] }]),
  ),
  'message-to-yourself': { status: 409, detail: 'You cannot send a message to yourself.' },
  'message-id-taken': { status: 409, detail: 'This message was already sent.' },
};
