import type { ProblemTable } from '#http/problems.ts';
import { blockRefusalWords } from '../domain/block.ts';

export const blockProblems = {
  'not-a-domain': { status: 409, detail: blockRefusalWords['not-a-domain'] },
  'free-mail-domain': { status: 409, detail: blockRefusalWords['free-mail-domain'] },
  'not-a-company': { status: 409, detail: blockRefusalWords['not-a-company'] },
  'not-an-address': { status: 409, detail: blockRefusalWords['not-an-address'] },
  'blocks-yourself': { status: 409, detail: blockRefusalWords['blocks-yourself'] },
  'already-blocked': { status: 409, detail: blockRefusalWords['already-blocked'] },
  'block-list-full': { status: 409, detail: blockRefusalWords['block-list-full'] },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof blockProblems> {}
}
