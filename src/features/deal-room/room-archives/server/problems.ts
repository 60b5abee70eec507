import type { ProblemTable } from '#http/problems.ts';

export const roomArchiveProblems = {
  'room-not-closed': { status: 409, detail: 'This deal room is open.' },
  'room-sold': { status: 409, detail: 'The room of a sold business stays closed.' },
  'kept-without-sale': {
    status: 422,
    detail: 'A room can be kept only for the buyer of the business. Choose “Sold”, or keep it for no one.',
  },
  'not-the-buyer': {
    status: 409,
    detail:
      'The listing was sold, but not to this person according to the record. If the sale names no buyer, its owner can name one.',
  },
  'buyer-loses-access': {
    status: 409,
    detail:
      'The listing was sold to a buyer who can read this room. Keep it for that buyer, or confirm that they lose access too.',
  },
  'archive-not-ready': {
    status: 409,
    detail: 'The archive is being created. You are notified when it is ready.',
  },
} as const satisfies ProblemTable;

/** Each failure is retried until it succeeds. */
const troubles: Readonly<Record<string, string>> = {
  'storage-full': 'There is no room left where files are kept. The operator of this site has to make some.',
  'storage-unavailable': 'Where files are kept does not answer, or has lost a file',
  'nda-being-sealed': 'A signed NDA is still being sealed',
  'letter-being-sealed': 'A letter of intent is still being sealed',
  'file-damaged': 'A file is not as it was kept: the operator of this site has to restore it',
};

export function troubleWords(trouble: string, place: string | null): string {
  const words = (troubles[trouble] ?? 'Something went wrong').replace(/\.$/, '');
  return `${words}${place === null ? '' : ` (document ${place})`}.`;
}

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof roomArchiveProblems> {}
}
