import type { z } from 'zod';
import type { Onlookers } from '#features/marketplace/listings/server/get-listing.ts';
import { type OwnRead, readAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import type { Vault } from '#platform/vault.ts';
import { accessStepTool, stepReads } from './tools/access-step.ts';
import { affordReads, affordTool } from './tools/afford.ts';
import { calculate } from './tools/calculate.ts';
import { debtServiceCheck } from './tools/check-debt-service.ts';
import { compareListingsTool } from './tools/compare-listings.ts';
import type { deadlineQuery } from './tools/deadline-query.ts';
import { explainTerm } from './tools/explain-term.ts';
import { financeListingTool } from './tools/finance-listing.ts';
import { findActTool } from './tools/find-act.ts';
import { findHelp } from './tools/find-help.ts';
import { getListingTool } from './tools/get-listing.ts';
import { pageReads } from './tools/listing-of-page.ts';
import { marketFigures } from './tools/market-figures.ts';
import { myBusinessTool, ownBusinessReads } from './tools/my-business.ts';
import { clientReads, myClientsTool } from './tools/my-clients.ts';
import { diligenceReads, myDiligenceTool } from './tools/my-diligence.ts';
import { figureReads, myFiguresTool } from './tools/my-figures.ts';
import { listingCountReads, myListingCountTool } from './tools/my-listing-count.ts';
import { myListingsTool } from './tools/my-listings.ts';
import { messageReads, myMessagesTool } from './tools/my-messages.ts';
import { myNdasTool, ndaReads } from './tools/my-ndas.ts';
import { myNoticesTool, noticeReads } from './tools/my-notices.ts';
import { myOffersTool, offerReads } from './tools/my-offers.ts';
import { myOrdersTool, orderReads } from './tools/my-orders.ts';
import { myProofsTool, proofReads } from './tools/my-proofs.ts';
import { myQuestionsTool, questionReads } from './tools/my-questions.ts';
import { myReadersTool, readerReads } from './tools/my-readers.ts';
import { myRoomTool, roomReads } from './tools/my-room.ts';
import { myScoreTool, scoreReads } from './tools/my-score.ts';
import { myValue } from './tools/my-value.ts';
import { myViewsTool, viewReads } from './tools/my-views.ts';
import { myWatchListTool, watchReads } from './tools/my-watch-list.ts';
import { notePaymentTool, noteReads } from './tools/note-payment.ts';
import { placeReads } from './tools/placed.ts';
import { priceCheckTool } from './tools/price-check.ts';
import { proposeRequestTool } from './tools/propose-request.ts';
import { contentReads, roomContentsTool } from './tools/room-contents.ts';
import { searchDocuments } from './tools/search-documents.ts';
import { searchListings } from './tools/search-listings.ts';
import { peopleReads, sitePeopleTool } from './tools/site-people.ts';
import { allRequestReads, siteRequestsTool } from './tools/site-requests.ts';
import { revenueReads, siteRevenueTool } from './tools/site-revenue.ts';
import { startOnboarding } from './tools/start-onboarding.ts';
import { tellNoteTool } from './tools/tell-note.ts';
import type { Found, Tool } from './tools/tool.ts';
import { multipleReads, tradeMultiplesTool } from './tools/trade-multiples.ts';
import { businessReads, valueBusinessTool } from './tools/value-business.ts';
import { workOut } from './tools/work-out.ts';

/** What the tools here read through the API. */
export const toolReads = [
  ...placeReads,
  ...viewReads,
  ...readerReads,
  ...offerReads,
  ...ndaReads,
  ...scoreReads,
  ...figureReads,
  ...roomReads,
  ...listingCountReads,
  ...messageReads,
  ...noticeReads,
  ...clientReads,
  ...affordReads,
  ...watchReads,
  ...orderReads,
  ...proofReads,
  ...contentReads,
  ...questionReads,
  ...diligenceReads,
  ...stepReads,
  ...noteReads,
  ...peopleReads,
  ...allRequestReads,
  ...revenueReads,
  ...multipleReads,
  ...businessReads,
  ...ownBusinessReads,
  ...pageReads,
] as const;

/** What comes from all over the site, so that the site provides these tools. */
type SiteTools = {
  myRequests: Tool<z.ZodObject>;
  myDeadlines: Tool<typeof deadlineQuery>;
  siteCounts: Tool<z.ZodObject>;
  siteHealth: Tool<z.ZodObject>;
};

export type ToolParts = {
  vault: Vault;
  onlookers: Onlookers;
  /** Reads as the caller, with the rights that the API checks. */
  ownRead: OwnRead;
  siteTools: SiteTools;
  hasModel: boolean;
};

export function createTools({ vault, onlookers, ownRead, siteTools, hasModel }: ToolParts) {
  const read = readAs(ownRead);
  return {
    searchListings,
    marketFigures,
    compareListings: compareListingsTool(onlookers),
    getListing: getListingTool(read, onlookers),
    checkPrice: priceCheckTool(read, onlookers),
    financeListing: financeListingTool(read, onlookers),
    valueBusiness: valueBusinessTool(read),
    myValue,
    debtServiceCheck,
    calculate,
    workOut,
    afford: affordTool(read, onlookers),
    explainTerm,
    findHelp,
    findAct: findActTool(read),
    tellNote: tellNoteTool(read, hasModel),
    myListings: myListingsTool(vault),
    myListingCount: myListingCountTool(read),
    myBusiness: myBusinessTool(read),
    myViews: myViewsTool(read),
    myReaders: myReadersTool(read),
    myOffers: myOffersTool(read),
    myNdas: myNdasTool(read),
    myScore: myScoreTool(read),
    myFigures: myFiguresTool(read),
    myRoom: myRoomTool(read),
    myMessages: myMessagesTool(read),
    myNotices: myNoticesTool(read),
    myClients: myClientsTool(read),
    myWatchList: myWatchListTool(read),
    myOrders: myOrdersTool(read),
    myProofs: myProofsTool(read),
    roomContents: roomContentsTool(read),
    myQuestions: myQuestionsTool(read),
    myDiligence: myDiligenceTool(read),
    accessStep: accessStepTool(read),
    notePayment: notePaymentTool(read),
    tradeMultiples: tradeMultiplesTool(read),
    sitePeople: sitePeopleTool(read),
    siteRequests: siteRequestsTool(read),
    siteRevenue: siteRevenueTool(read),
    ...siteTools,
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
