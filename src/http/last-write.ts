import { serverCookie } from './server-cookie.ts';
import type { Deps } from './work.ts';

const cookieName = 'cairn-written';
/** By then a replica that is used has the write: see `tolerance` of the replica's standing. */
const keptSeconds = 60;

/** Where the last write of this browser is in the database's log; `null`: it wrote nothing within a minute. */
export function lastWriteOf({ headers }: Request): string | null {
  return /(?:^|;\s*)cairn-written=(\d{1,20})(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1] ?? null;
}

/** Lets the browser remember what it wrote, if there is a replica that may not have it yet. */
export async function rememberWrite(
  { replica, publicUrl }: Pick<Deps, 'replica' | 'publicUrl'>,
  response: Response,
): Promise<Response> {
  if (!replica || response.status >= 400) return response;
  const value = await replica.position();
  const secure = publicUrl.startsWith('https:');
  response.headers.append(
    'Set-Cookie',
    serverCookie({ name: cookieName, value, seconds: keptSeconds, secure }),
  );
  return response;
}
