import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#platform/context.ts';

const column = z.object({ table: z.string(), column: z.string() });

/** Mirrors ON DELETE CASCADE. The catalog names the tables, so that none is forgotten. */
export async function deleteBelongings(tx: Tx, personId: string): Promise<void> {
  const { rows } = await sql`
    select con.conrelid::regclass::text as "table", att.attname as "column"
    from pg_constraint con
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid = 'person'::regclass and con.confdeltype = 'c'
    order by 1, 2
  `.execute(tx);
  for (const of of z.array(column).parse(rows))
    await sql`delete from ${sql.table(of.table)} where ${sql.ref(of.column)} = ${personId}`.execute(tx);
}

export async function deletePerson(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('person').where('id', '=', personId).execute();
}
