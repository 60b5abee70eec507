import { type ProblemTable, wordedAs } from '#http/problems.ts';
import { writingRefusals, writingRefusalWords } from '../domain/thread.ts';

export const messageProblems = {
  ...wordedAs(409, writingRefusals, writingRefusalWords),
  'message-to-yourself': { status: 409, detail: 'You cannot send a message to yourself.' },
  'message-id-taken': { status: 409, detail: 'This message was already sent.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof messageProblems> {}
}
