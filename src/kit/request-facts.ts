import { createContext, use } from 'react';

/** Both are `null` in the browser. */
export type RequestFacts = { nonce: string | null; requestId: string | null };

export const RequestFactsContext = createContext<RequestFacts>({ nonce: null, requestId: null });

export function useRequestFacts(): RequestFacts {
  return use(RequestFactsContext);
}
