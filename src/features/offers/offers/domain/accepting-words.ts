import { noRoomYet } from '#features/deal-room/deal-rooms/domain/no-room-yet.ts';
import { stageWords } from '#features/marketplace/listings/domain/stage-words.ts';
import { counted } from '#kernel/counts.ts';
import type { OfferKind } from './terms.ts';
import { bindingWords } from './words.ts';

/** `reader`: the buyer, by name or as `you`. `noRoom`: who reads it while no deal room is open to them. */
type Reading = { reader: string; noRoom: 'buyer' | 'seller' | null };

/** What accepting does, for its dialog. An accepted letter of intent opens the next level to `reader`, its buyer. */
export function acceptingWords(
  kind: OfferKind,
  exclusivityDays: number,
  { reader, noRoom }: Reading,
): string {
  const bound = reader === 'you' ? 'the seller' : 'you';
  const exclusivity =
    exclusivityDays > 0
      ? `For ${counted(exclusivityDays, 'day')} ${bound} may not negotiate with others, and every other offer goes on hold.`
      : 'It includes no exclusivity.';
  const { name, opens } = stageWords.S4;
  const opening =
    kind === 'loi'
      ? ` It opens the ${name} level to ${reader}: ${opens.charAt(0).toLowerCase()}${opens.slice(1)}.${noRoom ? ` ${roomMissing[noRoom]}` : ''}`
      : '';
  return `${exclusivity}${opening} ${bindingWords[kind]}`;
}

const roomMissing = {
  buyer: noRoomYet,
  seller: 'This listing has no deal room yet: open it after accepting.',
} as const;
