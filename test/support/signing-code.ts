import { join } from 'node:path';
import pg from 'pg';
import { superuser } from '#platform/db/embedded/initialise.ts';
import { namedPostmaster } from '#platform/db/embedded/postmaster.ts';
import { loadSecrets } from '#platform/secrets.ts';

/** The six digits in the text of an email; throws if there are none. */
export function codeIn(text: string): string {
  const code = /Your code is (\d{6})\./.exec(text)?.[1];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
}

type Mail = { id: string; body: string };

/** The code in the one email that `send` caused. Test clocks do not move, so times cannot tell which is newest. */
export async function newCode(mails: () => Promise<Mail[]>, send: () => Promise<unknown>): Promise<string> {
  const before = new Set((await mails()).map(({ id }) => id));
  await send();
  return codeIn((await mails()).find(({ id }) => !before.has(id))?.body ?? '');
}

const newest = `select body from outgoing_mail where kind = 'nda-signing-code' and recipient = $1
  order by created_at desc, id desc limit 1`;

export async function mailedCode(dataDir: string, email: string): Promise<string> {
  const postmaster = namedPostmaster(join(dataDir, 'pg'));
  if (!postmaster) throw new Error('the embedded database is not running');
  const password = loadSecrets(dataDir).databasePassword;
  const client = new pg.Client({
    host: postmaster.socketFolder,
    user: superuser,
    password,
    database: 'postgres',
  });
  await client.connect();
  try {
    const { rows } = await client.query(newest, [email]);
    return codeIn(String(rows[0]?.body ?? ''));
  } finally {
    await client.end();
  }
}
