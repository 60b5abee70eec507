import { createContext, use } from 'react';

/** What the document knows of the request that rendered it. In the browser both are `null`. */
export type RequestFacts = { nonce: string | null; requestId: string | null };

export const RequestFactsContext = createContext<RequestFacts>({ nonce: null, requestId: null });

export function useRequestFacts(): RequestFacts {
  return use(RequestFactsContext);
}
