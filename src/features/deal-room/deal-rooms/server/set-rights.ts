import type { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { Level, Subject, Target } from '../domain/rights.ts';
import { most, type rightsView } from '../room-shapes.ts';
import { documentNames } from './document-store.ts';
import { holdRoomToDecide } from './hold-room.ts';
import { peopleWithAccess } from './people-store.ts';
import {
  deleteGroup,
  dropRight,
  findGroup,
  groupsOf,
  insertGroup,
  nameTaken,
  putRight,
  rightsOf,
  updateGroup,
} from './rights-store.ts';
import { type Asking, type RoomSight, sellerSightOf, shapeOf } from './room-sight.ts';
import { type RoomRow, touchRoom } from './room-store.ts';

type Entry = { subject: Subject; target: Target; level: Level | null };

export async function getRights(asking: Asking, roomId: string) {
  const { room } = await sellerSightOf(asking, roomId);
  return rightsViewOf(asking, room);
}

/** Gives or removes permissions, all or none. They apply from the next request. */
export async function setRights(
  work: Work,
  roomId: string,
  { version, entries }: { version: number; entries: readonly Entry[] },
) {
  const { room } = await holdRoomToDecide(work, roomId);
  if (room.version !== version) throw new Refused('stale');
  const by = signedIn(work.actor).personId;
  await refuseUnknown(work, room, entries);
  for (const entry of entries) {
    const { subject, target, level } = entry;
    if (level === null) await dropRight(work.db, { roomId, subject, target });
    else await putRight(work.db, { id: work.newId(), roomId, subject, target, level, by, at: work.now });
    recordRight(work, room, entry);
  }
  if ((await rightsOf(work.db, roomId)).length > most.rights) throw new Refused('rights-full');
  await touchRoom(work.db, roomId);
  await work.audit({
    action: 'room-rights-set',
    subject: { type: 'deal-room', id: roomId },
    detail: { entries: entries.length },
  });
  return rightsViewOf(work, { ...room, version: room.version + 1 });
}

/** A right of a person is an act of their deal; others are acts of the listing. */
export function recordRight(work: Work, room: RoomRow, { subject, target, level }: Entry): void {
  const on =
    target.kind === 'room'
      ? { type: 'deal-room', id: room.id }
      : { type: `room-${target.kind}`, id: target.id };
  work.record({
    act: 'room-right-set',
    listingId: room.listing_id,
    buyerId: subject.kind === 'person' ? subject.id : null,
    subject: on,
    detail: { to: subject.kind, level, ...(subject.kind === 'group' ? { groupId: subject.id } : {}) },
  });
}

/** Subjects must be people with access or groups of the room; targets must be in the room. */
export async function refuseUnknown(
  work: { db: Reader; now: Date },
  room: RoomRow,
  entries: readonly Entry[],
): Promise<void> {
  const asked = entries.flatMap(({ subject }) => (subject.kind === 'person' ? [subject.id] : []));
  const people = await peopleWithAccess(work.db, room.listing_id, work.now, { among: asked });
  const groups = await groupsOf(work.db, room.id);
  const known = new Set([
    ...people.map(({ person_id }) => `person ${person_id}`),
    ...groups.map(({ id }) => `group ${id}`),
  ]);
  for (const { subject, level } of entries)
    if (subject.kind !== 'everyone' && level !== null && !known.has(`${subject.kind} ${subject.id}`))
      throw new Refused('no-such-subject');
  const folders = new Set((await shapeOf(work.db, room.id)).folders.map(({ id }) => id));
  const documents = await documentNames(work.db, room.id, idsOf(entries, 'document'));
  for (const { target } of entries)
    if (target.kind !== 'room' && !(target.kind === 'folder' ? folders : documents).has(target.id))
      throw new Refused('no-such-target');
}

function idsOf(entries: readonly { target: Target }[], kind: 'folder' | 'document'): string[] {
  return entries.flatMap(({ target }) => (target.kind === kind ? [target.id] : []));
}

async function rightsViewOf(
  { db, now }: { db: Reader; now: Date },
  room: RoomRow,
): Promise<z.input<typeof rightsView>> {
  const entries = await rightsOf(db, room.id);
  const names = await documentNames(db, room.id, idsOf(entries, 'document'));
  const people = await peopleWithAccess(db, room.listing_id, now, { limit: most.people });
  return {
    version: room.version,
    entries: entries
      .filter(({ target }) => target.kind !== 'document' || names.has(target.id))
      .slice(0, most.rights)
      .map((entry) => ({
        ...entry,
        name: entry.target.kind === 'document' ? (names.get(entry.target.id) ?? null) : null,
      })),
    groups: await groupsOf(db, room.id),
    people: people.map(({ person_id, first_name, last_name, stage }) => ({
      id: person_id,
      name: `${first_name} ${last_name}`.trim(),
      stage,
    })),
  };
}

export async function addGroup(work: Work, roomId: string, name: string) {
  const { room } = await holdRoomToDecide(work, roomId);
  if ((await groupsOf(work.db, roomId)).length >= most.groups) throw new Refused('groups-full');
  const id = work.newId();
  if (!(await insertGroup(work.db, { id, room_id: roomId, name, created_at: work.now })))
    throw new Refused('group-exists');
  return changed(work, room, { action: 'room-group-added', id });
}

/** Members must have access, or have been in the group before. */
export async function changeGroup(
  work: Work,
  groupId: string,
  { name, members, version }: { name: string; members: readonly string[]; version: number },
) {
  const { room, group } = await holdGroup(work, groupId);
  const people = await peopleWithAccess(work.db, room.listing_id, work.now, { among: members });
  const before = (await groupsOf(work.db, room.id)).find(({ id }) => id === groupId)?.members ?? [];
  const known = new Set([...people.map(({ person_id }) => person_id), ...before]);
  if (members.some((id) => !known.has(id))) throw new Refused('no-such-subject');
  if (await nameTaken(work.db, { roomId: room.id, name, but: groupId })) throw new Refused('group-exists');
  if (group.version !== version || !(await updateGroup(work.db, group, { name, members })))
    throw new Refused('stale');
  const subject = { type: 'room-group', id: groupId };
  for (const personId of new Set(members.filter((id) => !before.includes(id))))
    work.record({ act: 'room-group-joined', listingId: room.listing_id, buyerId: personId, subject });
  for (const personId of before.filter((id) => !members.includes(id)))
    work.record({ act: 'room-group-left', listingId: room.listing_id, buyerId: personId, subject });
  return changed(work, room, { action: 'room-group-changed', id: groupId });
}

export async function removeGroup(work: Work, groupId: string) {
  const { room } = await holdGroup(work, groupId);
  await deleteGroup(work.db, groupId);
  await changed(work, room, { action: 'room-group-removed', id: groupId });
  return { id: groupId };
}

async function holdGroup(work: Work, groupId: string) {
  const seen = await findGroup(work.db, groupId);
  if (!seen) throw new Refused('not-found');
  const { room }: RoomSight = await holdRoomToDecide(work, seen.room_id);
  const group = await findGroup(work.db, groupId);
  if (!group) throw new Refused('not-found');
  return { room, group };
}

async function changed(work: Work, room: RoomRow, { action, id }: { action: string; id: string }) {
  await touchRoom(work.db, room.id);
  await work.audit({ action, subject: { type: 'room-group', id }, detail: { roomId: room.id } });
  return rightsViewOf(work, { ...room, version: room.version + 1 });
}
