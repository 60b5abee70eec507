import { createContext } from 'react-router';

export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Set by the page host for each request; `null` while pages are prerendered. */
export const apiContext = createContext<ApiFetch | null>(null);
export const nonceContext = createContext<string | null>(null);
export const requestIdContext = createContext<string | null>(null);
export const publicUrlContext = createContext<string | null>(null);
