import { type Move, moveRefusal } from '#kernel/moves.ts';

/** A private photo belongs to the private profile; only a public one is on the card. */
export const photoStatuses = ['private', 'awaiting', 'public', 'refused'] as const;
export type PhotoStatus = (typeof photoStatuses)[number];

const photoParties = ['owner', 'admin'] as const;
export type PhotoParty = (typeof photoParties)[number];

/** `confirmed`: the seller's word that no sign, name, face or plate is visible. `leak-free`: the description. */
const photoGuards = ['confirmed', 'described', 'leak-free', 'reason-given'] as const;
type PhotoGuard = (typeof photoGuards)[number];
const guardRefusals = {
  confirmed: 'photo-not-confirmed',
  described: 'photo-not-described',
  'leak-free': 'leaks-found',
  'reason-given': 'reason-required',
} as const satisfies Record<PhotoGuard, string>;

export type PhotoRefusal = 'invalid-transition' | 'not-your-move' | (typeof guardRefusals)[PhotoGuard];

/** Per listing (product policy). */
export const mostPhotos = 12;

const ask: readonly PhotoGuard[] = ['described', 'leak-free', 'confirmed'];

/** Only an admin makes a photo public (docs/rules/anonymity.md: a person approves). */
export const photoMoves: readonly Move<PhotoStatus, PhotoParty, PhotoGuard>[] = [
  { from: 'private', to: 'awaiting', by: ['owner'], needs: ask },
  { from: 'refused', to: 'awaiting', by: ['owner'], needs: ask },
  { from: 'awaiting', to: 'private', by: ['owner'] },
  { from: 'refused', to: 'private', by: ['owner'] },
  { from: 'public', to: 'private', by: ['owner'] },
  { from: 'awaiting', to: 'public', by: ['admin'] },
  { from: 'awaiting', to: 'refused', by: ['admin'], needs: ['reason-given'] },
  { from: 'public', to: 'refused', by: ['admin'], needs: ['reason-given'] },
];

export type PhotoFacts = { confirmed: boolean; described: boolean; leakFree: boolean; reason: string | null };

/** Why these parties cannot make this move now; `null` if they can. */
export function photoRefusal(
  from: PhotoStatus,
  to: PhotoStatus,
  parties: readonly PhotoParty[],
  facts: PhotoFacts,
): PhotoRefusal | null {
  const holds: Record<PhotoGuard, boolean> = {
    confirmed: facts.confirmed,
    described: facts.described,
    'leak-free': facts.leakFree,
    'reason-given': (facts.reason ?? '').trim() !== '',
  };
  const refused = moveRefusal(photoMoves, from, to, parties, (guard) => holds[guard]);
  if (refused === null || refused === 'invalid-transition' || refused === 'not-your-move') return refused;
  return guardRefusals[refused];
}

/** For buttons: per status `null` or the refusal. What a dialog will ask for counts as given. */
export function mayMovePhoto(
  from: PhotoStatus,
  parties: readonly PhotoParty[],
  facts: Pick<PhotoFacts, 'described' | 'leakFree'>,
): Record<PhotoStatus, PhotoRefusal | null> {
  const may = (to: PhotoStatus) =>
    photoRefusal(from, to, parties, { ...facts, confirmed: true, reason: 'to be asked' });
  return {
    private: may('private'),
    awaiting: may('awaiting'),
    public: may('public'),
    refused: may('refused'),
  };
}

export type PhotoViewer = { own: boolean; granted: boolean; trusted: boolean; admin: boolean; open: boolean };

/** The owner, holders of a grant and brokers to whom the profile was opened see all photos, an admin those submitted, anyone those on a public card. */
export function seesPhoto({ own, granted, trusted, admin, open }: PhotoViewer, status: PhotoStatus): boolean {
  if (own || granted || trusted) return true;
  if (admin && status !== 'private') return true;
  return open && status === 'public';
}

/** Whether the photo's description is public or about to be. */
export function describedInPublic(status: PhotoStatus): boolean {
  return status === 'awaiting' || status === 'public';
}

export const photoRefusalWords: Record<PhotoRefusal, string> = {
  'invalid-transition': 'The photo can’t be changed that way now.',
  'not-your-move': 'This step is not yours to take.',
  'photo-not-confirmed': 'Confirm that the photo shows no sign, name, face or license plate.',
  'photo-not-described': 'Describe the photo first, for people who cannot see it.',
  'leaks-found': 'The description of the photo tells who the business is.',
  'reason-required': 'Give a reason.',
};

export const photoStatusLabels: Record<PhotoStatus, string> = {
  private: 'Private profile only',
  awaiting: 'Pending review',
  public: 'On the public card',
  refused: 'Not accepted for the card',
};
