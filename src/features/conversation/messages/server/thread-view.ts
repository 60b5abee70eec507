import type { z } from 'zod';
import { isPublic, titleForBuyers } from '#features/marketplace/listings/domain/life-cycle.ts';
import { storedStatus } from '#features/marketplace/listings/server/stored.ts';
import type { listThreads, withPerson } from '../contract.ts';
import { maskContacts, openText } from '../domain/mask-contacts.ts';
import { counterpartOf, isOpen, mayName, type ThreadFacts, writingRefusal } from '../domain/thread.ts';
import type { PairRow, ThreadRow } from './store.ts';

type ListedThread = z.input<typeof listThreads.reply>['items'][number];
type Correspondence = Omit<z.input<typeof withPerson.reply>, 'threadId'>;

export function threadFacts(row: PairRow, callerId: string): ThreadFacts {
  const about = row.listingId === null ? 'person' : 'listing';
  return {
    about,
    caller: row.oneId === callerId ? 'buyer' : 'seller-side',
    otherGone: otherOf(row, callerId) === null,
    sellerActs: row.sellerActs,
    listingPublic: row.listingStatus !== null && isPublic(storedStatus(row.listingStatus)),
    requestOpen: row.requestOpen,
    linked: about === 'person' ? row.linked : row.granted,
  };
}

export function otherOf(row: Pick<PairRow, 'oneId' | 'otherId'>, callerId: string): string | null {
  return row.oneId === callerId ? row.otherId : row.oneId;
}

/** Includes a name only if the caller may know it. */
export function correspondenceView(
  row: PairRow,
  callerId: string,
  known: ReadonlySet<string>,
): Correspondence {
  const facts = threadFacts(row, callerId);
  const otherId = otherOf(row, callerId);
  return {
    about: row.listingId === null ? null : { listingId: row.listingId, title: titleFor(row, callerId) },
    with: {
      part: counterpartOf(facts, otherId !== null && otherId === row.ownerId),
      person:
        otherId !== null && known.has(otherId) && mayName(facts)
          ? { id: otherId, ...nameOf(row, otherId) }
          : null,
    },
    open: isOpen(facts),
    may: { write: writingRefusal(facts) ?? true },
  };
}

export function threadView(
  row: ThreadRow,
  callerId: string,
  known: ReadonlySet<string>,
): Omit<ListedThread, 'last'> {
  const { id, unread, lastSeq, readSeq } = row;
  return { ...correspondenceView(row, callerId, known), id, unread, lastSeq, readSeq };
}

export function listedThread(row: ThreadRow, callerId: string, known: ReadonlySet<string>): ListedThread {
  const view = threadView(row, callerId, known);
  const mine = row.lastAuthorId === callerId;
  const last = row.lastBody && {
    mine,
    pieces: firstWords(mine || view.open ? openText(row.lastBody) : maskContacts(row.lastBody)),
    at: row.lastAt.toISOString(),
  };
  return { ...view, last: last || null };
}

const shownInList = 160;

/** Cut after masking: half a phone number would not be recognized. */
function firstWords(pieces: ReturnType<typeof openText>): ReturnType<typeof openText> {
  let left = shownInList;
  return pieces.flatMap((piece) => {
    if (left <= 0) return [];
    const text = [...piece.text].slice(0, left).join('');
    left -= piece.hidden ? 10 : text.length;
    return [{ ...piece, text: text.length < piece.text.length ? `${text}…` : text }];
  });
}

/** Owners see the current title, others the public one. */
function titleFor(row: PairRow, callerId: string): string {
  const title = row.title ?? '';
  if (row.ownerId === callerId || row.listingStatus === null) return title;
  return titleForBuyers(storedStatus(row.listingStatus), title);
}

function nameOf(row: PairRow, personId: string): { firstName: string; lastName: string } {
  return row.oneId === personId
    ? { firstName: row.oneFirstName ?? '', lastName: row.oneLastName ?? '' }
    : { firstName: row.otherFirstName ?? '', lastName: row.otherLastName ?? '' };
}
