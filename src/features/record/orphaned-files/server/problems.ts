import type { ProblemTable, ProblemWords } from '#http/problems.ts';
import { counted, grouped } from '#kernel/counts.ts';
import type { RefusalDetails } from '#kernel/refusal.ts';
import { sizeText } from '#kernel/size-words.ts';
import { mostFiles } from '#platform/storage-settings.ts';

export const quotaRefusals = [
  'quota-unconfirmed',
  'quota-account',
  'quota-room',
  'quota-files',
  'quota-site',
] as const;

type Figures = { most: number; used: number; more: number };

function figuresOf({ most, used, more }: RefusalDetails): Figures | null {
  return typeof most === 'number' && typeof used === 'number' && typeof more === 'number'
    ? { most, used, more }
    : null;
}

function inBytes(details: RefusalDetails): string | null {
  const found = figuresOf(details);
  if (!found) return null;
  const { most, used, more } = found;
  return `${sizeText(used)} of ${sizeText(most)} are used, and this needs ${sizeText(more)}.`;
}

function inFiles(details: RefusalDetails): string | null {
  const found = figuresOf(details);
  if (!found) return null;
  const { most, used, more } = found;
  return `${grouped(used)} of ${counted(most, 'file')} are stored, and this adds ${grouped(more)}.`;
}

/** What the whole site stores is its operator's matter. */
function ofSite(details: RefusalDetails): string | null {
  const found = figuresOf(details);
  return found && `This needs ${sizeText(found.more)}.`;
}

export const quotaProblems = {
  'quota-unconfirmed': {
    status: 413,
    title: 'No room left',
    figures: inBytes,
    detail:
      'This is more than an account may store before its email address is confirmed. Confirm it with the link that we emailed, then send the file again.',
  },
  'quota-account': {
    status: 413,
    title: 'No room left',
    figures: inBytes,
    detail:
      'This is more than one account may store. Remove what is no longer needed (documents, photos, papers), then send the file again.',
  },
  'quota-room': {
    status: 413,
    title: 'No room left',
    figures: inBytes,
    detail:
      'This is more than one deal room may hold. Remove documents that are no longer needed, then send the file again.',
  },
  'quota-files': {
    status: 413,
    title: 'No room left',
    figures: inFiles,
    detail: `One account may store ${grouped(mostFiles.account)} files, and ${grouped(mostFiles.unconfirmed)} before its email address is confirmed. Remove some, then send the file again.`,
  },
  'quota-site': {
    status: 507,
    title: 'No room left',
    figures: ofSite,
    detail:
      'This site has stored as much as it may. Nothing was changed. Its operator has to make room before you try again.',
  },
} as const satisfies ProblemTable & Record<(typeof quotaRefusals)[number], ProblemWords>;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof quotaProblems> {}
}
