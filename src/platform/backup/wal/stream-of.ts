import pg from 'pg';
import type { BaseBackup } from '../../db/embedded/base-backup.ts';
import type { Facts } from '../../db/embedded/hold.ts';
import { lsnOf } from '../../db/embedded/lsn.ts';
import { walSlots } from '../../db/embedded/wal-slots.ts';
import { readStreams, slotOf } from './stream.ts';

/** The stream in `target` that goes on where a copy of the database ends, and is being received; `null` if none is. */
export async function streamAfter(
  target: string,
  facts: Facts,
  { timeline, to }: Pick<BaseBackup, 'timeline' | 'to'>,
): Promise<string | null> {
  const streams = (await readStreams(target)).filter(
    ({ about }) => about.timeline === timeline && lsnOf(about.from) <= lsnOf(to),
  );
  if (streams.length === 0) return null;
  const client = new pg.Client({ ...facts, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const kept = (await walSlots(client)).filter((slot) => slot.kept !== null).map(({ name }) => name);
    return streams.findLast(({ name }) => kept.includes(slotOf(name)))?.name ?? null;
  } finally {
    await client.end();
  }
}
