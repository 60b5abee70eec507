import { accessRequestFeature } from '#features/agreements/access-requests/server/feature.ts';
import { countRequestsWaiting } from '#features/agreements/access-requests/server/waiting-requests.ts';
import { passportFeature } from '#features/agreements/nda-passports/server/feature.ts';
import { ndaTemplateFeature } from '#features/agreements/nda-templates/server/feature.ts';
import { ndaFeature } from '#features/agreements/ndas/server/feature.ts';
import { type AssistantParts, assistantFeature } from '#features/conversation/assistant/server/feature.ts';
import { messageFeature } from '#features/conversation/messages/server/feature.ts';
import { countUnread } from '#features/conversation/messages/server/get-thread.ts';
import { peopleKnown } from '#features/conversation/messages/server/knows.ts';
import { type WaitlistParts, waitlistFeature } from '#features/conversation/waitlist/server/feature.ts';
import { dealRoomFeature } from '#features/deal-room/deal-rooms/server/feature.ts';
import type { RoomTexts } from '#features/deal-room/deal-rooms/server/room-tools.ts';
import { archivedRequests } from '#features/deal-room/diligence-requests/server/archived-requests.ts';
import { diligenceFeature } from '#features/deal-room/diligence-requests/server/feature.ts';
import { countDiligence } from '#features/deal-room/diligence-requests/server/list-waiting.ts';
import { archivedAgreements } from '#features/deal-room/room-archives/server/archived-agreements.ts';
import { roomArchiveFeature } from '#features/deal-room/room-archives/server/feature.ts';
import { roomNewsFeature } from '#features/deal-room/room-news/server/feature.ts';
import { linesOfClosedRooms } from '#features/deal-room/room-news/server/still-open.ts';
import { archivedQuestions } from '#features/deal-room/room-questions/server/archived-questions.ts';
import { roomQuestionFeature } from '#features/deal-room/room-questions/server/feature.ts';
import { roomViewFeature } from '#features/deal-room/room-views/server/feature.ts';
import { mailFeature } from '#features/inbox/mail/server/feature.ts';
import { notificationFeature } from '#features/inbox/notifications/server/feature.ts';
import { businessFeature } from '#features/marketplace/businesses/server/feature.ts';
import { photoFeature } from '#features/marketplace/listing-photos/server/feature.ts';
import { createViewCounter } from '#features/marketplace/listing-views/server/counter.ts';
import { listingViewFeature } from '#features/marketplace/listing-views/server/feature.ts';
import { listingFeature } from '#features/marketplace/listings/server/feature.ts';
import { listingTitlesFor } from '#features/marketplace/listings/server/listing-titles.ts';
import { recordScope } from '#features/marketplace/listings/server/record-scope.ts';
import { mandateFeature } from '#features/marketplace/mandates/server/feature.ts';
import { savedSearchFeature } from '#features/marketplace/saved-searches/server/feature.ts';
import { watchListFeature } from '#features/marketplace/watch-list/server/feature.ts';
import { archivedLetters } from '#features/offers/offers/server/archived-letters.ts';
import { offerFeature } from '#features/offers/offers/server/feature.ts';
import { sealedLetters } from '#features/offers/offers/server/letter-store.ts';
import { orderFeature } from '#features/offers/orders/server/feature.ts';
import { accountFeature } from '#features/people/accounts/server/feature.ts';
import { sendMailToPerson } from '#features/people/accounts/server/mail-to-person.ts';
import type { AccountParts } from '#features/people/accounts/server/routes.ts';
import { shownTo } from '#features/people/blocks/server/blocked-sql.ts';
import { blockFeature } from '#features/people/blocks/server/feature.ts';
import { linesOfHiddenListings } from '#features/people/blocks/server/hidden-lines.ts';
import { proofFeature } from '#features/people/buyer-proofs/server/feature.ts';
import { passkeyFeature } from '#features/people/passkeys/server/feature.ts';
import { sessionFeature } from '#features/people/sessions/server/feature.ts';
import { twoFactorFeature } from '#features/people/two-factor/server/feature.ts';
import { secondStepFor } from '#features/people/two-factor/server/second-step.ts';
import { ledgerFeature } from '#features/record/ledger/server/feature.ts';
import type { LedgerKey } from '#features/record/ledger/server/ledger-key.ts';
import { createWitness } from '#features/record/ledger/server/witness.ts';
import { orphanedFileFeature } from '#features/record/orphaned-files/server/feature.ts';
import { checkReportFeature } from '#features/valuation/check-reports/server/feature.ts';
import { checkValueFeature } from '#features/valuation/check-value/server/feature.ts';
import { earningsFeature } from '#features/valuation/earnings/server/feature.ts';
import { booksOnAnswers } from '#features/valuation/earnings/server/recast-of.ts';
import { healthCheckFeature } from '#features/valuation/health-check/server/feature.ts';
import { valuationFeature } from '#features/valuation/valuation/server/feature.ts';
import type { Feature } from '#http/feature.ts';
import type { PreviewImages } from '#http/preview-image.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader, Work } from '#platform/context.ts';
import type { Files } from '#platform/files/files.ts';
import type { SealedFiles } from '#platform/files/sealed-files.ts';
import type { SetLimits } from '#platform/files/storage-limits.ts';
import type { Images } from '#platform/images/images.ts';
import type { Logger } from '#platform/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { OfficeConverter } from '#platform/render/office-converter.ts';
import type { Renderer } from '#platform/render/renderer.ts';
import type { Scanner } from '#platform/scan/scanner.ts';
import type { TimeStamper } from '#platform/seal/time-stamper.ts';
import type { Vault } from '#platform/vault.ts';
import { accountClosingFeature } from '#site/account-closing/server/feature.ts';
import { activityFeature } from '#site/activity/server/feature.ts';
import { adminViewFeature } from '#site/admin-views/server/feature.ts';
import { dashboardFeature } from '#site/dashboard/server/feature.ts';
import { myRequests } from '#site/dashboard/server/my-requests-tool.ts';
import { countQueues } from '#site/dashboard/server/queues.ts';
import { finderFeature } from '#site/finder/server/feature.ts';
import { profileFeature } from '#site/profiles/server/feature.ts';
import { type SiteNoteParts, siteNoteFeature } from '#site/site-notes/server/feature.ts';
import { storageFeature } from '#site/storage/server/feature.ts';

/** What the features are made from. */
export type Parts = {
  db: Reader;
  clock: Clock;
  log: Logger;
  vault: Vault;
  /** The file store, which seals what is put into it. */
  files: Files;
  /** The same store, as bytes lie in it: for what seals by itself, with a key of its own. */
  store: Files;
  mailer: Mailer;
  /** Files of deal rooms, sealed before they are stored. */
  sealed: SealedFiles;
  /** How much may be stored. */
  limits: SetLimits;
  /** Looks for malware in what is uploaded. */
  scanner: Scanner | null;
  /** Draws documents as pages. */
  renderer: Renderer;
  /** Makes PDFs of Office files; `null`: there is no LibreOffice. */
  office: OfficeConverter | null;
  /** Reads documents that are not plain text. */
  texts: RoomTexts;
  accounts: AccountParts & { publicUrl: string; popupSecret: Uint8Array; adminsNeedTwoFactor: boolean };
  proxies: SiteNoteParts['proxies'];
  waitlist: WaitlistParts;
  images: PreviewImages;
  pictures: Images;
  /** Any secret of the program's, for keys that are derived from it. */
  secret: Uint8Array;
  ledgerKey: LedgerKey;
  /** Stamps seals; `null` where no server is set. */
  stamper: TimeStamper | null;
  /** A transaction in which the system acts, for jobs. */
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
  /** What the assistant asks; `null`: it answers by itself. */
  model: AssistantParts['model'];
};

/** Every feature, context by context in the order of src/contexts.json, with what later ones give to earlier ones. */
export function featuresOf(parts: Parts): Feature[] {
  const { accounts, clock, db } = parts;
  const { publicUrl } = accounts;
  const views = createViewCounter(parts);
  const witness = createWitness(parts);
  const onlookers = { viewed: views.saw, witness: witness.saw };
  return [
    ledgerFeature({ ...parts, scopeOf: recordScope, witness }),
    orphanedFileFeature(parts),

    notificationFeature({
      ...parts,
      titlesFor: listingTitlesFor,
      shown: shownTo,
      // What the sidebar counts; a feature that counts adds its figure here.
      counters: {
        requests: countRequestsWaiting,
        queues: countQueues,
        messages: countUnread,
        diligence: countDiligence,
      },
      mailTo: sendMailToPerson,
      overFor: [linesOfClosedRooms, linesOfHiddenListings],
    }),
    mailFeature({ ...parts, site: publicUrl }),

    accountFeature({ ...parts, ...accounts, known: peopleKnown, secondStep: secondStepFor }),
    sessionFeature(accounts),
    passkeyFeature({ publicUrl }),
    twoFactorFeature({ ...parts, publicUrl, adminsNeedIt: accounts.adminsNeedTwoFactor }),
    proofFeature(parts),
    blockFeature,

    businessFeature(parts),
    listingFeature({ ...parts, onlookers }),
    mandateFeature(parts),
    listingViewFeature({ ...parts, views }),
    photoFeature(parts),
    watchListFeature(parts),
    savedSearchFeature(parts),

    ndaFeature({ ...parts, publicUrl, alsoSealed: [sealedLetters] }),
    ndaTemplateFeature(parts),
    passportFeature(parts),
    accessRequestFeature(parts),

    dealRoomFeature(parts),
    roomViewFeature({ ...parts, witness: witness.saw }),
    roomQuestionFeature,
    diligenceFeature,
    roomNewsFeature(parts),
    roomArchiveFeature({
      ...parts,
      // What a feature puts into the archive of a closed room stands here.
      archiveParts: [
        archivedQuestions,
        archivedRequests,
        archivedAgreements(parts.files),
        archivedLetters(parts.files),
      ],
      settle: witness.flush,
    }),

    offerFeature(parts),
    orderFeature,

    valuationFeature,
    healthCheckFeature({ ...parts, files: parts.store, booksOnAnswers }),
    earningsFeature(),
    checkValueFeature(parts),
    checkReportFeature(),

    messageFeature,
    assistantFeature({ ...parts, myRequests, onlookers }),
    waitlistFeature({ ...parts.waitlist, db, clock }),

    storageFeature(parts),
    accountClosingFeature(parts),
    profileFeature(parts),
    activityFeature,
    finderFeature,
    dashboardFeature,
    siteNoteFeature({ ...parts, publicUrl }),
    adminViewFeature(accounts),
  ];
}
