import { Refused } from '#kernel/refusal.ts';
import type { Reader } from '#platform/context.ts';
import { type PersonRow, personByEmail, personById } from './store.ts';

export type PersonCard = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
  phone: string | null;
  closed: boolean;
};

export async function personCard(db: Reader, personId: string): Promise<PersonCard> {
  const row = await personById(db, personId);
  if (!row) throw new Refused('not-found');
  return cardOf(row);
}

export async function personCardByEmail(db: Reader, email: string): Promise<PersonCard | null> {
  const row = await personByEmail(db, email.trim().toLowerCase());
  return row ? cardOf(row) : null;
}

function cardOf(row: PersonRow): PersonCard {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    emailVerified: row.email_verified,
    phone: row.phone,
    closed: row.closed_at !== null,
  };
}
