import type { ProblemTable, ProblemWords } from '#http/problems.ts';
import { mostFiles } from '#platform/storage-settings.ts';

const count = (files: number) => files.toLocaleString('en-US');

export const quotaRefusals = [
  'quota-unconfirmed',
  'quota-account',
  'quota-room',
  'quota-files',
  'quota-site',
] as const;

export const quotaProblems = {
  'quota-unconfirmed': {
    status: 413,
    title: 'No room left',
    detail:
      'This is more than an account may store before its email address is confirmed. Confirm it with the link that we emailed, then send the file again.',
  },
  'quota-account': {
    status: 413,
    title: 'No room left',
    detail:
      'This is more than one account may store. Remove what is not needed any more (documents, photos, papers), then send the file again.',
  },
  'quota-room': {
    status: 413,
    title: 'No room left',
    detail:
      'This is more than one deal room may hold. Remove documents that are not needed any more, then send the file again.',
  },
  'quota-files': {
    status: 413,
    title: 'No room left',
    detail: `One account may store ${count(mostFiles.account)} files, and ${count(mostFiles.unconfirmed)} before its email address is confirmed. Remove some, then send the file again.`,
  },
  'quota-site': {
    status: 507,
    title: 'No room left',
    detail:
      'This site has stored as much as it may. Nothing was changed. Its operator has to make room before you try again.',
  },
} as const satisfies ProblemTable & Record<(typeof quotaRefusals)[number], ProblemWords>;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof quotaProblems> {}
}
