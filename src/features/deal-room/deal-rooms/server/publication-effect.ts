import type { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Reader } from '#platform/context.ts';
import type { InputOf } from '#wire/endpoint.ts';
import type { getPublication as contract } from '../contract.ts';
import { type Audience, effectOf, foldersToOpen, type Publication } from '../domain/audience.ts';
import type { Subject } from '../domain/rights.ts';
import { mannerOf } from '../domain/viewable.ts';
import { mostHeldNames, mostNamed, type publicationEffect } from '../publication-shapes.ts';
import { documentPlaces } from './document-store.ts';
import { numbersOf } from './folder-numbers.ts';
import { buyersOf } from './people-store.ts';
import { documentOf, folderOf } from './placed.ts';
import { type StagedVersion, stagedVersions } from './publication-store.ts';
import { type Asking, sellerSightOf, shapeOf } from './room-sight.ts';
import type { RoomRow } from './room-store.ts';
import { refuseUnknown } from './set-rights.ts';

type Query = InputOf<typeof contract>['query'];

/** Previews a publication: its documents, who would see them, and what else it opens or closes. */
export async function getPublication(
  asking: Asking,
  roomId: string,
  query: Query,
): Promise<z.input<typeof publicationEffect>> {
  const { room } = await sellerSightOf(asking, roomId);
  const documentIds = query.documentId === undefined ? null : [query.documentId];
  const audience = audienceOf(query);
  const target =
    query.documentId === undefined
      ? ({ kind: 'room' } as const)
      : ({ kind: 'document', id: query.documentId } as const);
  const subject = audience?.subject ?? { kind: 'everyone' };
  await refuseUnknown(asking, room, [{ subject, target, level: audience?.level ?? 'view' }]);
  const { ready, held } = sorted(await stagedVersions(asking.db, roomId, documentIds));
  const { changes, ...effect } = await effectIn(asking, room, ready, {
    audience,
    opensAt: query.opensAt ?? null,
  });
  const named = effect.people.filter(({ now, later }) => now + later > 0);
  return {
    ...effect,
    ready: ready.length,
    held: held.length,
    heldNames: held
      .slice(0, mostHeldNames)
      .map(({ name, personal_data }) => ({ name, waiting: personal_data === 'waiting' })),
    unreadable: countUnreadable(ready),
    unpaged: ready.filter(({ kind, refused }) => refused || mannerOf(kind) === null).length,
    foldersChanged: changes.length,
    buyersLater: named.filter(({ now }) => now === 0).length,
    people: named.slice(0, mostNamed),
  };
}

export function sorted(staged: readonly StagedVersion[]) {
  const held = staged.filter(({ personal_data }) => ['found', 'waiting'].includes(personal_data));
  return { held, ready: staged.filter((version) => !held.includes(version)) };
}

export function countUnreadable(ready: readonly StagedVersion[]): number {
  return ready.filter(({ personal_data }) => personal_data === 'unreadable').length;
}

export async function effectIn(
  { db, now }: { db: Reader; now: Date },
  room: RoomRow,
  ready: readonly StagedVersion[],
  chosen: Omit<Publication, 'documentIds'>,
) {
  const { folders, rights, stageAt } = await shapeOf(db, room.id);
  const shape = { folders: folders.map(folderOf), rights };
  const documents = (await documentPlaces(db, room.id)).map(documentOf);
  const publication = { documentIds: ready.map(({ document_id }) => document_id), ...chosen };
  const people = await buyersOf(db, { roomId: room.id, listingId: room.listing_id, now });
  const { buyers, opened, hidden } = effectOf(
    shape,
    documents,
    people.map(({ buyer }) => buyer),
    publication,
  );
  const changes = foldersToOpen(shape, documents, publication);
  return {
    opened,
    hidden,
    changes,
    buyers: buyers.filter((one) => one.now > 0).length,
    people: people.map(({ buyer, name }, at) => ({
      id: buyer.personId,
      name,
      now: buyers[at]?.now ?? 0,
      later: buyers[at]?.later ?? 0,
    })),
    folders: foldersOf(folders, ready, stageAt),
  };
}

type Shape = Awaited<ReturnType<typeof shapeOf>>;

function foldersOf(folders: Shape['folders'], ready: readonly StagedVersion[], stageAt: Shape['stageAt']) {
  const numbers = numbersOf(folders);
  const inFolder = Map.groupBy(ready, ({ folder_id }) => folder_id);
  return folders
    .filter(({ id }) => inFolder.has(id))
    .map(({ id, name }) => ({
      id,
      name,
      number: numbers.get(id) ?? '',
      opensAt: stageAt(id),
      documents: inFolder.get(id)?.length ?? 0,
    }));
}

function audienceOf({ to, who, level }: Query): Audience | null {
  const named = to === 'group' || to === 'person';
  if (named !== (who !== undefined)) throw new Refused('no-such-subject');
  return to === 'as-before' ? null : { level, subject: subjectOf(to, who) };
}

function subjectOf(kind: Subject['kind'], who: string | undefined): Subject {
  return kind === 'everyone' || who === undefined ? { kind: 'everyone' } : { kind, id: who };
}
