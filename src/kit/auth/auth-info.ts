import { readView } from './view-as.ts';

export type AuthInfo = { jwt: string; expiresAt: Date; userId: string };

export const authInfoKey = 'cairn-auth-info';

export function authInfoFrom(text: string | null, now: Date): AuthInfo | null {
  const info = parse(text);
  return info && info.expiresAt > now ? info : null;
}

/** Includes the token of an admin's view as someone else in this tab. */
export function readAuthInfo(): AuthInfo | null {
  const own = authInfoFrom(readText(), new Date());
  const view = readView();
  return view ? { jwt: view.jwt, expiresAt: view.endsAt, userId: view.personId } : own;
}

/** Also true for an expired token: then the session cookie is worth a try. */
export function hasStoredAuthInfo(): boolean {
  return parse(readText()) !== null;
}

/** Stores valid auth info and notifies this tab (the browser notifies the others); logs invalid ones. */
export function storeAuthInfo(info: AuthInfo): boolean {
  const text = JSON.stringify({
    ...info,
    expiresAt: validDate(info.expiresAt) ? info.expiresAt.toISOString() : null,
  });
  if (!authInfoFrom(text, new Date())) {
    console.error('an invalid token was not cached');
    return false;
  }
  write(text);
  return true;
}

export function clearAuthInfo(): void {
  write(null);
}

export function onAuthInfoChange(listener: () => void): () => void {
  const other = (event: StorageEvent) => {
    if (event.key === authInfoKey || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', other);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', other);
  };
}

const listeners = new Set<() => void>();
/** Used if local storage is disabled: the session lasts as long as the page. */
let inMemory: string | null = null;

function write(text: string | null): void {
  inMemory = text;
  try {
    if (text === null) localStorage.removeItem(authInfoKey);
    else localStorage.setItem(authInfoKey, text);
  } catch {
    console.error('local storage is not available; the sign-in will not outlast this page');
  }
  for (const listener of listeners) listener();
}

function readText(): string | null {
  try {
    return localStorage.getItem(authInfoKey);
  } catch {
    return inMemory;
  }
}

function parse(text: string | null): AuthInfo | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { jwt, expiresAt, userId } = { jwt: '', expiresAt: '', userId: '', ...value };
    if (typeof jwt !== 'string' || typeof userId !== 'string' || typeof expiresAt !== 'string') return null;
    const date = new Date(expiresAt);
    return jwt !== '' && userId !== '' && validDate(date) ? { jwt, expiresAt: date, userId } : null;
  } catch {
    return null;
  }
}

function validDate(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}
