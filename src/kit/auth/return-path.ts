/** Only a name for reading addresses; never shown, never called. */
const here = 'http://here.invalid';

/** The path of this site that `value` names, or `null`: other sites and odd schemes do not get a visitor from us. */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  if (!URL.canParse(value, here)) return null;
  const url = new URL(value, here);
  return url.origin === here ? url.pathname + url.search + url.hash : null;
}

/** `path` with the place to come back to, if that is one of ours. */
export function withReturnPath(path: string, returnTo: string | undefined): string {
  const safe = safeReturnPath(returnTo);
  if (safe === null || safe === '/') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ return: safe })}`;
}

/** Where a search string says to come back to, or `fallback`. */
export function returnPathFrom(search: string, fallback: string): string {
  return safeReturnPath(new URLSearchParams(search).get('return')) ?? fallback;
}
