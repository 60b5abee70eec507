import {
  accessRequestJobs,
  accessRequestSchedules,
} from '#features/agreements/access-requests/server/jobs.ts';
import { accessRequestProblems } from '#features/agreements/access-requests/server/problems.ts';
import { accessRequestRoutes } from '#features/agreements/access-requests/server/routes.ts';
import { countRequestsWaiting } from '#features/agreements/access-requests/server/waiting-requests.ts';
import { passportFeature } from '#features/agreements/nda-passports/server/feature.ts';
import { ndaTemplateFeature } from '#features/agreements/nda-templates/server/feature.ts';
import { ndaJobs, ndaSchedules } from '#features/agreements/ndas/server/jobs.ts';
import { ndaProblems } from '#features/agreements/ndas/server/problems.ts';
import { ndaRoutes } from '#features/agreements/ndas/server/routes.ts';
import { type AssistantParts, assistantFeature } from '#features/conversation/assistant/server/feature.ts';
import { countUnread } from '#features/conversation/messages/server/get-thread.ts';
import { peopleKnown } from '#features/conversation/messages/server/knows.ts';
import { messageProblems } from '#features/conversation/messages/server/problems.ts';
import { messageRoutes } from '#features/conversation/messages/server/routes.ts';
import { type WaitlistParts, waitlistFeature } from '#features/conversation/waitlist/server/feature.ts';
import { dealRoomJobs, dealRoomSchedules } from '#features/deal-room/deal-rooms/server/jobs.ts';
import { dealRoomProblems } from '#features/deal-room/deal-rooms/server/problems.ts';
import type { RoomTexts } from '#features/deal-room/deal-rooms/server/room-tools.ts';
import { dealRoomRoutes } from '#features/deal-room/deal-rooms/server/routes.ts';
import { archivedRequests } from '#features/deal-room/diligence-requests/server/archived-requests.ts';
import { diligenceFeature } from '#features/deal-room/diligence-requests/server/feature.ts';
import { countDiligence } from '#features/deal-room/diligence-requests/server/list-waiting.ts';
import { archivedAgreements } from '#features/deal-room/room-archives/server/archived-agreements.ts';
import { roomArchiveFeature } from '#features/deal-room/room-archives/server/feature.ts';
import { roomNewsFeature } from '#features/deal-room/room-news/server/feature.ts';
import { linesOfClosedRooms } from '#features/deal-room/room-news/server/still-open.ts';
import { archivedQuestions } from '#features/deal-room/room-questions/server/archived-questions.ts';
import { roomQuestionProblems } from '#features/deal-room/room-questions/server/problems.ts';
import { roomQuestionRoutes } from '#features/deal-room/room-questions/server/routes.ts';
import { roomViewFeature } from '#features/deal-room/room-views/server/feature.ts';
import { mailJobs } from '#features/inbox/mail/server/jobs.ts';
import { mailRoutes } from '#features/inbox/mail/server/routes.ts';
import { notificationJobs, notificationSchedules } from '#features/inbox/notifications/server/jobs.ts';
import { notificationProblems } from '#features/inbox/notifications/server/problems.ts';
import { notificationRoutes } from '#features/inbox/notifications/server/routes.ts';
import { businessProblems } from '#features/marketplace/businesses/server/problems.ts';
import { businessRoutes } from '#features/marketplace/businesses/server/routes.ts';
import { photoProblems } from '#features/marketplace/listing-photos/server/problems.ts';
import { photoRoutes } from '#features/marketplace/listing-photos/server/routes.ts';
import { createViewCounter } from '#features/marketplace/listing-views/server/counter.ts';
import { listingViewJobs, listingViewSchedules } from '#features/marketplace/listing-views/server/jobs.ts';
import { listingViewRoutes } from '#features/marketplace/listing-views/server/routes.ts';
import { listingTitlesFor } from '#features/marketplace/listings/server/listing-titles.ts';
import { listingProblems } from '#features/marketplace/listings/server/problems.ts';
import { listingPreviews } from '#features/marketplace/listings/server/public-preview.ts';
import { listingSiteMap } from '#features/marketplace/listings/server/public-site-map.ts';
import { recordScope } from '#features/marketplace/listings/server/record-scope.ts';
import { listingRoutes } from '#features/marketplace/listings/server/routes.ts';
import { mandateFeature } from '#features/marketplace/mandates/server/feature.ts';
import { savedSearchFeature } from '#features/marketplace/saved-searches/server/feature.ts';
import { watchListFeature } from '#features/marketplace/watch-list/server/feature.ts';
import { archivedLetters } from '#features/offers/offers/server/archived-letters.ts';
import { offerFeature } from '#features/offers/offers/server/feature.ts';
import { sealedLetters } from '#features/offers/offers/server/letter-store.ts';
import { orderFeature } from '#features/offers/orders/server/feature.ts';
import { identityPopup } from '#features/people/accounts/server/identity-popup.ts';
import { accountJobs, accountSchedules } from '#features/people/accounts/server/jobs.ts';
import { sendMailToPerson } from '#features/people/accounts/server/mail-to-person.ts';
import { accountProblems } from '#features/people/accounts/server/problems.ts';
import { type AccountParts, accountRoutes } from '#features/people/accounts/server/routes.ts';
import { shownTo } from '#features/people/blocks/server/blocked-sql.ts';
import { blockFeature } from '#features/people/blocks/server/feature.ts';
import { linesOfHiddenListings } from '#features/people/blocks/server/hidden-lines.ts';
import { proofJobs, proofSchedules } from '#features/people/buyer-proofs/server/jobs.ts';
import { proofProblems } from '#features/people/buyer-proofs/server/problems.ts';
import { proofRoutes } from '#features/people/buyer-proofs/server/routes.ts';
import { passkeyFeature } from '#features/people/passkeys/server/feature.ts';
import { sessionFeature } from '#features/people/sessions/server/feature.ts';
import { twoFactorFeature } from '#features/people/two-factor/server/feature.ts';
import { secondStepFor } from '#features/people/two-factor/server/second-step.ts';
import { ledgerJobs, ledgerSchedules } from '#features/record/ledger/server/jobs.ts';
import type { LedgerKey } from '#features/record/ledger/server/ledger-key.ts';
import { ledgerProblems } from '#features/record/ledger/server/problems.ts';
import { ledgerRoutes } from '#features/record/ledger/server/routes.ts';
import { verifierPage } from '#features/record/ledger/server/verifier-page.ts';
import { createWitness } from '#features/record/ledger/server/witness.ts';
import { looseFileJobs, looseFileSchedules } from '#features/record/loose-files/server/jobs.ts';
import { quotaProblems } from '#features/record/loose-files/server/problems.ts';
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
import { deriveKey } from '#platform/derive-key.ts';
import type { Files } from '#platform/files/files.ts';
import { type SealedFiles, sealedFiles } from '#platform/files/sealed-files.ts';
import type { SetLimits } from '#platform/files/storage-limits.ts';
import type { Images } from '#platform/images/images.ts';
import type { Logger } from '#platform/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { OfficeConverter } from '#platform/render/office-converter.ts';
import type { Renderer } from '#platform/render/renderer.ts';
import type { Scanner } from '#platform/scan/scanner.ts';
import type { TimeStamper } from '#platform/seal/time-stamper.ts';
import type { Vault } from '#platform/vault.ts';
import { accountClosingRoutes } from '#site/account-closing/server/routes.ts';
import { activityRoutes } from '#site/activity/server/routes.ts';
import { adminViewRoutes } from '#site/admin-views/server/routes.ts';
import { myRequests } from '#site/dashboard/server/my-requests-tool.ts';
import { countQueues } from '#site/dashboard/server/queues.ts';
import { dashboardRoutes } from '#site/dashboard/server/routes.ts';
import { finderRoutes } from '#site/finder/server/routes.ts';
import { profileRoutes } from '#site/profiles/server/routes.ts';
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

/** Every feature, in the order in which they may import each other. */
export function featuresOf(parts: Parts): Feature[] {
  const { accounts, clock, db, vault } = parts;
  const { identity, publicUrl, popupSecret } = accounts;
  const views = createViewCounter(parts);
  const witness = createWitness(parts);
  return [
    {
      name: 'notifications',
      routes: notificationRoutes({
        titlesFor: listingTitlesFor,
        shown: shownTo,
        // What the sidebar counts; a feature that counts adds its figure here.
        counters: {
          requests: countRequestsWaiting,
          queues: countQueues,
          messages: countUnread,
          diligence: countDiligence,
        },
      }),
      problems: notificationProblems,
      jobs: notificationJobs({
        ...parts,
        mailTo: sendMailToPerson,
        titlesFor: listingTitlesFor,
        overFor: [linesOfClosedRooms, linesOfHiddenListings],
      }),
      schedules: notificationSchedules,
    },
    { name: 'mail', routes: mailRoutes, jobs: mailJobs({ ...parts, site: publicUrl }) },
    {
      name: 'accounts',
      routes: accountRoutes({ ...accounts, known: peopleKnown, secondStep: secondStepFor }),
      web: identityPopup({ identity, publicUrl, secret: popupSecret }),
      problems: accountProblems,
      jobs: accountJobs(parts),
      schedules: accountSchedules,
    },
    sessionFeature(accounts),
    passkeyFeature({ publicUrl }),
    twoFactorFeature({ ...parts, publicUrl, adminsNeedIt: accounts.adminsNeedTwoFactor }),
    { name: 'admin-views', routes: adminViewRoutes(accounts.keys) },
    {
      name: 'loose-files',
      routes: [],
      problems: quotaProblems,
      jobs: looseFileJobs(parts),
      schedules: looseFileSchedules,
    },
    { name: 'businesses', routes: businessRoutes(vault), problems: businessProblems },
    valuationFeature,
    {
      name: 'buyer-proofs',
      routes: proofRoutes({
        files: sealedFiles(parts.store, deriveKey(parts.secret, 'buyer proofs')),
        pictures: parts.pictures,
        limits: parts.limits,
        clock,
      }),
      problems: proofProblems,
      jobs: proofJobs(parts),
      schedules: proofSchedules,
    },
    blockFeature,
    {
      name: 'listings',
      routes: listingRoutes(vault, { viewed: views.saw, witness: witness.saw }),
      web: listingPreviews(parts.images),
      problems: listingProblems,
      siteMap: listingSiteMap(db),
    },
    mandateFeature(parts),
    {
      name: 'ledger',
      routes: ledgerRoutes(parts.ledgerKey, recordScope),
      web: [verifierPage()],
      problems: ledgerProblems,
      jobs: ledgerJobs(parts),
      schedules: ledgerSchedules,
      background: witness,
    },
    {
      name: 'listing-views',
      routes: listingViewRoutes,
      jobs: listingViewJobs(parts),
      schedules: listingViewSchedules,
      background: views,
    },
    watchListFeature(parts),
    { name: 'listing-photos', routes: photoRoutes(parts), problems: photoProblems },
    savedSearchFeature(parts),
    {
      name: 'ndas',
      routes: ndaRoutes({ ...parts, publicUrl, alsoSealed: [sealedLetters] }),
      problems: ndaProblems,
      jobs: ndaJobs(parts),
      schedules: ndaSchedules,
    },
    ndaTemplateFeature(parts),
    passportFeature(parts),
    {
      name: 'access-requests',
      routes: accessRequestRoutes,
      problems: accessRequestProblems,
      jobs: accessRequestJobs(parts),
      schedules: accessRequestSchedules,
    },
    {
      name: 'deal-rooms',
      routes: dealRoomRoutes(parts),
      problems: dealRoomProblems,
      jobs: dealRoomJobs(parts),
      schedules: dealRoomSchedules,
    },
    roomViewFeature({ ...parts, witness: witness.saw }),
    { name: 'room-questions', routes: roomQuestionRoutes, problems: roomQuestionProblems },
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
    storageFeature(parts),
    { name: 'activity', routes: activityRoutes },
    { name: 'profiles', routes: profileRoutes(parts) },
    { name: 'messages', routes: messageRoutes, problems: messageProblems },
    { name: 'finder', routes: finderRoutes },
    orderFeature,
    healthCheckFeature({ ...parts, files: parts.store, booksOnAnswers }),
    earningsFeature(),
    checkValueFeature(parts),
    checkReportFeature(),
    offerFeature(parts),
    { name: 'dashboard', routes: dashboardRoutes },
    assistantFeature({ ...parts, myRequests, onlookers: { viewed: views.saw, witness: witness.saw } }),
    waitlistFeature({ ...parts.waitlist, db, clock }),
    siteNoteFeature({ ...parts, publicUrl }),
    { name: 'account-closing', routes: accountClosingRoutes(vault) },
  ];
}
