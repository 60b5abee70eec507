import type pg from 'pg';
import { type Lsn, lsnOf, lsnText, segmentStart } from '../../db/embedded/lsn.ts';
import { createWalSlot, dropWalSlots, type WalSlot, walSlots } from '../../db/embedded/wal-slots.ts';
import { StartProblem } from '../../start-problem.ts';
import { compressSegment, endOfSegments, listSegments } from './segments.ts';
import { beginStream, freeName, readStreams, type Stream, slotOf, walFolderOf } from './stream.ts';

/** `from`: where receiving goes on. */
export type OpenStream = Stream & { from: Lsn };
type Server = { systemId: string; timeline: number };
type Options = {
  target: string;
  server: Server;
  /** The stream that this process has written to before; if it is gone, so is its disk. */
  last: string | null;
  now: Date;
};

/**
 * The stream that the server still has all WAL for, or a new one: where the folder is new, the server gave up on the
 * slot, or the database was restored. Throws StartProblem if the folder that was written to is away.
 */
export async function openStream(client: pg.ClientBase, options: Options): Promise<OpenStream> {
  const { target, server, last, now } = options;
  const streams = await readStreams(target);
  if (last !== null && !streams.some(({ name }) => name === last))
    throw new StartProblem(
      `${walFolderOf(target)} is not what it was: mount its disk, or start Cairn again.`,
    );
  const slots = await walSlots(client);
  for (const stream of streams.toReversed()) {
    const slot = slots.find(({ name }) => name === slotOf(stream.name));
    const from = slot && isOf(stream, server) ? await resume(stream, slot) : null;
    if (from === null || !slot) continue;
    await dropWalSlots(client, othersThan(slot, slots));
    await compressLeft(stream.folder);
    return { ...stream, from };
  }
  await dropWalSlots(
    client,
    slots.map(({ name }) => name),
  );
  const name = await freeName(target, now);
  const from = segmentStart(await createWalSlot(client, slotOf(name)));
  const about = { format: 1, ...server, from: lsnText(from), startedAt: now.toISOString() } as const;
  return { ...(await beginStream(target, name, about)), from };
}

function isOf({ about }: Stream, { systemId, timeline }: Server): boolean {
  return about.systemId === systemId && about.timeline === timeline;
}

function othersThan({ name }: WalSlot, slots: readonly WalSlot[]): string[] {
  return slots.map((slot) => slot.name).filter((other) => other !== name);
}

/**
 * What the server was told to be safe is; what came after it in an unfinished file may not have survived a power cut.
 * `null`: something between is missing.
 */
async function resume({ folder, about }: Stream, { kept }: WalSlot): Promise<Lsn | null> {
  const end = (await endOfSegments(folder)) ?? lsnOf(about.from);
  if (kept === null || end < kept) return null;
  const file = segmentStart(end);
  return kept > file ? kept : file;
}

async function compressLeft(folder: string): Promise<void> {
  for (const { name, ending } of await listSegments(folder))
    if (ending === '') await compressSegment(folder, name);
}
