import { setImmediate as soon } from 'node:timers/promises';
import { foldersShown } from '#features/deal-room/deal-rooms/server/get-room.ts';
import { type Asking, roomBuyersOf, shapeOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { isPerson } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { RequestView } from '../diligence-shapes.ts';
import {
  isOverdue,
  isWaiting,
  type Lack,
  lacksOf,
  mayMoveRequest,
  owners,
  priorities,
  type RequestState,
  requestStates,
} from '../domain/request.ts';
import type { Standing } from './request-sight.ts';
import { type LinkRow, linksOf, type RequestRow, storedState } from './request-store.ts';
import { matchesIn, type SeenMatch } from './room-matches.ts';

type Folder = NonNullable<RequestView['folder']>;
type Around = {
  links: Map<string, LinkRow[]>;
  folders: ReadonlyMap<string, Folder>;
  lacksFor: (askerId: string, link: LinkRow) => Lack[];
  matchOf: (row: RequestRow) => SeenMatch | null;
};

const storedPriority = storedWord(priorities, 'priority');

const nothing: Around = { links: new Map(), folders: new Map(), lacksFor: () => [], matchOf: () => null };

export async function viewsOf(
  asking: Asking,
  rows: readonly RequestRow[],
  standing: Standing,
): Promise<RequestView[]> {
  const around = standing.sight === null ? nothing : await aroundOf(asking, rows, standing.sight);
  const views: RequestView[] = [];
  for (const row of rows) {
    // Thousands are matched for a list: others get their turn between them.
    if (views.length % 100 === 99) await soon();
    views.push(viewOf(asking, row, standing, around));
  }
  return views;
}

export async function viewOfOne(asking: Asking, row: RequestRow, standing: Standing): Promise<RequestView> {
  const [view] = await viewsOf(asking, [row], standing);
  if (!view) throw new Error('one row makes one view');
  return view;
}

async function aroundOf(
  asking: Asking,
  rows: readonly RequestRow[],
  sight: NonNullable<Standing['sight']>,
): Promise<Around> {
  const { db } = asking;
  const { room, buyer } = sight;
  const shape = await shapeOf(db, room.id);
  const links = await linksOf(
    db,
    rows.map(({ id }) => id),
  );
  const askers = buyer
    ? new Map([[buyer.personId, buyer]])
    : await roomBuyersOf(asking, room, [...new Set(rows.map(({ asker_id }) => asker_id))]);
  const lacksFor = (askerId: string, { id, folder_id, published_version_id }: LinkRow) => {
    const asker = askers.get(askerId);
    const place = { folderId: folder_id, documentId: id };
    return lacksOf({
      access: asker !== undefined,
      published: published_version_id !== null,
      stage: asker !== undefined && shape.opensTo(asker, folder_id),
      right: asker !== undefined && shape.rightAt(asker, place) !== 'none',
    });
  };
  const folders = await foldersShown(asking, sight, shape);
  const matches = await matchesIn(db, { id: room.id, shape, now: asking.now });
  return {
    links: Map.groupBy(links, ({ request_id }) => request_id),
    folders: new Map(folders.map((folder) => [folder.id, folder])),
    lacksFor,
    matchOf: (row) => matches.of(row, askers.get(row.asker_id), buyer === null),
  };
}

/** Field by field, so that no hidden field slips through. */
function viewOf({ now, actor }: Asking, row: RequestRow, standing: Standing, around: Around): RequestView {
  const { party, decides } = standing;
  const state = stateOf(row);
  const side = party === 'seller' || party === 'broker';
  const expert = party === 'expert';
  const documents = (around.links.get(row.id) ?? []).map((link) => {
    const lacks = around.lacksFor(row.asker_id, link);
    const open = lacks.length === 0;
    return {
      linkedBy: link.linked_by === 'side' ? ('side' as const) : ('asker' as const),
      document: side || open ? { id: link.id, name: link.name } : null,
      open,
      lacks: side ? lacks : [],
    };
  });
  return {
    id: row.id,
    roomId: expert ? null : row.room_id,
    number: row.number,
    title: row.title,
    details: row.details,
    folder: around.folders.get(row.folder_id ?? '') ?? null,
    priority: storedPriority(row.priority),
    dueOn: row.due_day,
    overdue: isOverdue(state, row.due_day, now),
    state,
    askedAt: row.asked_at.toISOString(),
    reply: expert ? null : row.reply,
    answeredAt: row.answered_at?.toISOString() ?? null,
    reason: expert ? null : row.reason,
    documents,
    match: expert ? null : matchFor(state, documents, () => around.matchOf(row), side),
    mine: party === 'asker',
    manage: side ? manageOf(row, { actor, party }) : null,
    note: party === 'asker' ? null : row.note,
    version: row.version,
    may: mayOf(state, party, { decides, closed: row.room_closed_at !== null }),
  };
}

type Linked = RequestView['documents'];

/** What the seller's side answered with stands; before that, what is found. */
function matchFor(
  state: RequestState,
  documents: Linked,
  found: () => SeenMatch | null,
  side: boolean,
): SeenMatch | null {
  if (state === 'declined' || state === 'withdrawn') return null;
  if (isWaiting(state)) return found();
  const answers = documents.filter(({ linkedBy }) => linkedBy === 'side');
  const shown = { documents: [], kinds: [] };
  if (answers.length === 0) return { ...shown, state: 'replied', why: 'Answered without a document.' };
  if (answers.every(({ open }) => open))
    return { ...shown, state: 'in', why: 'Answered with documents of the room.' };
  return side
    ? { ...shown, state: 'hidden', why: 'Answered with a document that is not open to this buyer.' }
    : { ...shown, state: 'missing', why: 'Not open to you yet.' };
}

export function stateOf(row: Pick<RequestRow, 'state'>): RequestState {
  return storedState(row.state, requestStates);
}

type Reader = Pick<Asking, 'actor'> & Pick<Standing, 'party'>;

function manageOf(row: RequestRow, { actor, party }: Reader): RequestView['manage'] {
  const broker =
    row.broker_id === null ? null : fullName(row.broker_first_name ?? '', row.broker_last_name ?? '');
  const seller =
    row.owner === 'seller' ? fullName(row.seller_first_name ?? '', row.seller_last_name ?? '') : null;
  return {
    asker: { id: row.asker_id, name: fullName(row.asker_first_name, row.asker_last_name) },
    owner: owners.find((owner) => owner === row.owner) ?? null,
    ownerName: row.expert_email ?? broker ?? seller,
    brokerId: row.broker_id,
    assignedToMe:
      row.owner === 'seller' ? party === 'seller' : row.broker_id !== null && isPerson(actor, row.broker_id),
  };
}

function mayOf(
  state: RequestState,
  party: Standing['party'],
  { decides, closed }: { decides: boolean; closed: boolean },
): RequestView['may'] {
  const moves = mayMoveRequest(state, party, decides);
  const open = closed ? 'room-closed' : true;
  const side = party === 'seller' || party === 'broker';
  return {
    open: moves.open ?? open,
    in_progress: moves.in_progress ?? open,
    answered: moves.answered ?? open,
    accepted: moves.accepted ?? open,
    reopened: moves.reopened ?? open,
    declined: moves.declined ?? open,
    withdrawn: moves.withdrawn ?? open,
    change: party !== 'asker' ? 'not-your-move' : isWaiting(state) ? open : 'invalid-transition',
    handle: side ? open : 'not-your-move',
    match: !side
      ? 'not-your-move'
      : !decides
        ? 'seller-decides'
        : isWaiting(state)
          ? open
          : 'invalid-transition',
  };
}
