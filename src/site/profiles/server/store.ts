import type { Reader, Tx } from '#platform/context.ts';

export type ProfileRow = { bio: string; picture_id: string | null };

export function profileOf(db: Reader, personId: string): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('person_profile')
    .select(['bio', 'picture_id'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export async function pictureOf(db: Reader, personId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('person_profile')
    .select('picture')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.picture ?? null;
}

type Change = { bio: string } | { picture: Buffer | null; picture_id: string | null };

export async function writeProfile(tx: Tx, personId: string, change: Change, now: Date): Promise<void> {
  const row = { ...change, updated_at: now };
  await tx
    .insertInto('person_profile')
    .values({ ...row, person_id: personId })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
}
