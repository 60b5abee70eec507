import { listRequests } from '#features/agreements/access-requests/contract.ts';
import { listThreads } from '#features/conversation/messages/contract.ts';
import { unnamed } from '#features/conversation/messages/domain/thread.ts';
import { listRooms } from '#features/deal-room/deal-rooms/contract.ts';
import { reaches } from '#features/marketplace/listings/domain/stage.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { fullName } from '#kernel/person-name.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { isNamedIn } from '../../domain/named-business.ts';
import { listingsOnPage, paperOnPage } from '../../domain/question.ts';
import { shown } from '../../domain/quoting.ts';
import { addressedBy, addressOf } from '../../domain/writing/addressed.ts';
import type { Asked } from '../answerers.ts';

export type Recipient = {
  label: string;
  threadId: string | null;
  listingId: string | null;
  personId: string | null;
  /** They may know the business. */
  open: boolean;
  /** By which a draft may greet them; `null`: not known to the asker. */
  name: string | null;
};

type Candidate = Recipient & { part: string; title: string };
type Thread = ReplyOf<typeof listThreads>['items'][number];
type Request = ReplyOf<typeof listRequests>['items'][number];
type Grant = NonNullable<Request['grant']>;

const mostTold = 3;
const size = '50';

/** Whom a draft goes to: by the page, by name, by their part in the sale and by the listing. Only where the caller may write. */
export async function recipientsMeant(read: ReadAs, { call, message, page }: Asked): Promise<Recipient[]> {
  const threads = ((await read(call, listThreads, { query: { size } }))?.items ?? [])
    .filter(({ may }) => may.write === true)
    .map(ofThread);
  const [, here] = /^\/messages\/([0-9a-f-]{36})/i.exec(page ?? '') ?? [];
  const onPage = threads.filter(({ threadId }) => threadId === here);
  if (onPage.length > 0) return onPage;
  const rooms = (await read(call, listRooms, { query: { size } }))?.items ?? [];
  const { roomId } = paperOnPage(page);
  const inView = listingsOnPage(page)[0] ?? rooms.find(({ id }) => id === roomId)?.listingId ?? null;
  const meant = narrowed(threads, message, inView);
  if (meant.length > 0) return meant.slice(0, mostTold);
  const received = await read(call, listRequests, { query: { scope: 'received', size } });
  const sent = await read(call, listRequests, { query: { scope: 'sent', size } });
  const others = [
    ...(received?.items ?? []).map((one) => ofReceived(one, call.now)),
    ...(sent?.items ?? []).map(ofSent),
  ];
  return narrowed(
    others.filter((one) => one.part !== 'over'),
    message,
    inView,
  ).slice(0, mostTold);
}

const parts: readonly [RegExp, string][] = [
  [/^(?:buyer|buyers|comprador|compradora|compradores)$/, 'buyer'],
  [/^(?:seller|sellers|owner|owners|vendedor|vendedora|dueño|dueña)$/, 'owner'],
  [/^(?:broker|brokers|corredor|corredora)$/, 'broker'],
];
const toWhom = /\b(?:to|for|para|al?)\s+(?:(?:the|my|our|this|that|el|la|mi|este)\s+)?([\p{L}]+)/giu;

export function narrowed<C extends Pick<Candidate, 'name' | 'part' | 'title' | 'listingId'>>(
  all: readonly C[],
  message: string,
  inView: string | null,
): readonly C[] {
  const { head, address } = addressOf(message);
  const byHead = all.filter(({ name }) => addressedBy(head, name).length > 0);
  const part = partIn(head) ?? (byHead.length > 0 ? undefined : partIn(address));
  // `Draft a message about the lease to Avery`.
  const byName =
    byHead.length > 0 || part !== undefined
      ? byHead
      : all.filter(({ name }) => addressedBy(address.slice(head.length), name).length > 0);
  const ofPart = all.filter((one) => part === undefined || one.part === part);
  const both = ofPart.filter((one) => byName.includes(one));
  const meant = both.length > 0 ? both : ofPart;
  const unnamedHead = withoutNames(
    head,
    byName.map(({ name }) => name),
  );
  const ofHead = titled(meant, unnamedHead);
  const among = ofHead.length > 0 ? ofHead : orAll(titled(ofPart, unnamedHead), meant);
  const ofView = inView === null ? [] : among.filter(({ listingId }) => listingId === inView);
  if (ofView.length > 0) return ofView;
  const ofTitle = titled(among, message);
  if (ofTitle.length > 0) return ofTitle;
  return byName.length > 0 || part !== undefined ? among : [];
}

function partIn(text: string): string | undefined {
  return [...text.toLowerCase().matchAll(toWhom)]
    .map(([, word = '']) => parts.find(([pattern]) => pattern.test(word))?.[1])
    .find((one) => one !== undefined);
}

function titled<C extends Pick<Candidate, 'title'>>(all: readonly C[], text: string): readonly C[] {
  return all.filter(({ title }) => title !== '' && isNamedIn(text, [title]));
}

function orAll<C>(some: readonly C[], all: readonly C[]): readonly C[] {
  return some.length > 0 ? some : all;
}

/** What is left tells the listing: Avery Stone is no quarry. */
function withoutNames(text: string, names: readonly (string | null)[]): string {
  const called = new Set(names.flatMap((name) => addressedBy(text, name)));
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => (called.has(word.toLowerCase()) ? ' ' : word));
}

function ofThread({ id, about, with: other, open }: Thread): Candidate {
  const title = about ? shown(about.title, 'a listing') : '';
  const { person, part } = other;
  const name = person ? shown(fullName(person.firstName, person.lastName), 'A person') : null;
  return {
    label: name ?? unnamed(part, title === '' ? null : title),
    threadId: id,
    listingId: about?.listingId ?? null,
    personId: null,
    open,
    name,
    part,
    title,
  };
}

function ofReceived({ listingId, listingTitle, status, buyer, grant }: Request, now: Date): Candidate {
  const title = shown(listingTitle, 'a listing');
  const name = shown(buyer.name, 'A buyer');
  return {
    label: name,
    threadId: null,
    listingId,
    personId: buyer.id,
    open: grant !== null && opensProfile(grant, now),
    name,
    part: status === 'denied' ? 'over' : 'buyer',
    title,
  };
}

/** Agrees with `grant-sql.ts`. */
function opensProfile({ stage, until, suspendedAt }: Grant, now: Date): boolean {
  return reaches(stage, 'S3') && suspendedAt === null && (until === null || new Date(until) > now);
}

function ofSent({ listingId, listingTitle, status }: Request): Candidate {
  const title = shown(listingTitle, 'a listing');
  return {
    label: unnamed('owner', title),
    threadId: null,
    listingId,
    personId: null,
    // What a buyer knows of the business is the seller's own.
    open: true,
    name: null,
    part: status === 'denied' ? 'over' : 'owner',
    title,
  };
}
