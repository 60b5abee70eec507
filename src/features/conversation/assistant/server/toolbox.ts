import type { z } from 'zod';
import type { Onlookers } from '#features/marketplace/listings/server/get-listing.ts';
import type { StreamCall } from '#http/streams.ts';
import type { Vault } from '#platform/vault.ts';
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

/** What the tools stand on. */
export type ToolParts = {
  vault: Vault;
  onlookers: Onlookers;
  /** What waits for somebody all over the site: only the site knows. */
  myRequests: Tool<z.ZodObject>;
};

/** Every tool that there is. The built-in answerer and a model use the same. */
export function createTools({ vault, onlookers, myRequests }: ToolParts) {
  return {
    searchListings,
    compareListings: compareListingsTool(onlookers),
    getListing: getListingTool(onlookers),
    valueBusiness,
    myValue,
    debtServiceCheck,
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

/** A tool by the name that a model gives, its arguments not looked at yet. */
export type NamedTool = {
  name: string;
  words: string;
  parameters: z.ZodType;
  /** `null`: the arguments do not fit. */
  run(call: StreamCall, given: unknown): Promise<Found> | null;
};

/** The tools as a list, for whoever chooses by name. */
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
