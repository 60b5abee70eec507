import type { z } from 'zod';
import type { Onlookers } from '#features/marketplace/listings/server/get-listing.ts';
import type { StreamCall } from '#http/streams.ts';
import type { Vault } from '#platform/vault.ts';
import { calculate } from './tools/calculate.ts';
import { debtServiceCheck } from './tools/check-debt-service.ts';
import { compareListingsTool } from './tools/compare-listings.ts';
import { explainTerm } from './tools/explain-term.ts';
import { findHelp } from './tools/find-help.ts';
import { getListingTool } from './tools/get-listing.ts';
import { myListingsTool } from './tools/my-listings.ts';
import { myValue } from './tools/my-value.ts';
import { proposeRequestTool } from './tools/propose-request.ts';
import { searchDocuments } from './tools/search-documents.ts';
import { searchListings } from './tools/search-listings.ts';
import { startOnboarding } from './tools/start-onboarding.ts';
import type { Found, Tool } from './tools/tool.ts';
import { valueBusiness } from './tools/value-business.ts';

export type ToolParts = {
  vault: Vault;
  onlookers: Onlookers;
  /** Waiting items come from all over the site, so the site provides this tool. */
  myRequests: Tool<z.ZodObject>;
};

export function createTools({ vault, onlookers, myRequests }: ToolParts) {
  return {
    searchListings,
    compareListings: compareListingsTool(onlookers),
    getListing: getListingTool(onlookers),
    valueBusiness,
    myValue,
    debtServiceCheck,
    calculate,
    explainTerm,
    findHelp,
    myRequests,
    myListings: myListingsTool(vault),
    searchDocuments,
    startOnboarding,
    proposeRequest: proposeRequestTool(onlookers),
  };
}
export type Tools = ReturnType<typeof createTools>;

export type NamedTool = {
  name: string;
  words: string;
  parameters: z.ZodType;
  run(call: StreamCall, given: unknown): Promise<Found> | null;
};

export function namedTools(tools: Tools): NamedTool[] {
  return Object.values(tools).map((one: Tool<z.ZodType>) => ({
    name: one.name,
    words: one.words,
    parameters: one.parameters,
    run: (call, given) => {
      const parsed = one.parameters.safeParse(given);
      return parsed.success ? one.run(call, parsed.data) : null;
    },
  }));
}
