const here = 'http://here.invalid';

/** Only paths of this site, which prevents open redirects. */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  if (!URL.canParse(value, here)) return null;
  const url = new URL(value, here);
  return url.origin === here ? url.pathname + url.search + url.hash : null;
}

export function withReturnPath(path: string, returnTo: string | undefined): string {
  const safe = safeReturnPath(returnTo);
  if (safe === null || safe === '/') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ return: safe })}`;
}

export function returnPathFrom(search: string, fallback: string): string {
  return safeReturnPath(new URLSearchParams(search).get('return')) ?? fallback;
}
