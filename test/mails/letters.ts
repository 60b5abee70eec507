import { type MailKind, mailKinds } from '#features/inbox/mail/domain/mail-kinds.ts';
import type { TestProduct } from '#test/support/product.ts';

export type Letter = { id: string; to: string; kind: MailKind; subject: string; body: string };

export async function lettersOf({ database: { db } }: TestProduct): Promise<Letter[]> {
  const rows = await db
    .selectFrom('outgoing_mail')
    .select(['id', 'recipient', 'kind', 'subject', 'body'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, recipient, kind, subject, body }) => ({
    id,
    to: recipient,
    kind: knownKind(kind),
    subject,
    body,
  }));
}

export function partsOf({ body }: Letter) {
  const paragraphs = body.trimEnd().split('\n\n');
  const next = paragraphs.findIndex((one) => /^[A-Z][^\n]*:\nhttp:\/\/localhost:3000\/\S*$/.test(one));
  return {
    greeting: paragraphs[0] ?? '',
    said: paragraphs.slice(1, next),
    next: paragraphs[next] ?? '',
    footer: paragraphs.slice(next + 1).join('\n\n'),
  };
}

function knownKind(kind: string): MailKind {
  const found = mailKinds.find((one) => one === kind);
  if (!found) throw new Error(`a mail of an unknown kind was written: ${kind}`);
  return found;
}
