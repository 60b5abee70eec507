import { accessRequestJobs, accessRequestSchedules } from '#features/access-requests/server/jobs.ts';
import { accessRequestProblems } from '#features/access-requests/server/problems.ts';
import { accessRequestRoutes } from '#features/access-requests/server/routes.ts';
import { countRequestsWaiting } from '#features/access-requests/server/waiting-requests.ts';
import { accountClosingRoutes } from '#features/account-closing/server/routes.ts';
import { identityPopup } from '#features/accounts/server/identity-popup.ts';
import { accountJobs, accountSchedules } from '#features/accounts/server/jobs.ts';
import { sendMailToPerson } from '#features/accounts/server/mail-to-person.ts';
import { accountProblems } from '#features/accounts/server/problems.ts';
import { type AccountParts, accountRoutes } from '#features/accounts/server/routes.ts';
import { activityRoutes } from '#features/activity/server/routes.ts';
import { adminViewRoutes } from '#features/admin-views/server/routes.ts';
import { type AssistantParts, assistantFeature } from '#features/assistant/server/feature.ts';
import { shownTo } from '#features/blocks/server/blocked-sql.ts';
import { blockFeature } from '#features/blocks/server/feature.ts';
import { linesOfHiddenListings } from '#features/blocks/server/hidden-lines.ts';
import { businessProblems } from '#features/businesses/server/problems.ts';
import { businessRoutes } from '#features/businesses/server/routes.ts';
import { proofJobs, proofSchedules } from '#features/buyer-proofs/server/jobs.ts';
import { proofProblems } from '#features/buyer-proofs/server/problems.ts';
import { proofRoutes } from '#features/buyer-proofs/server/routes.ts';
import { checkReportFeature } from '#features/check-reports/server/feature.ts';
import { checkValueFeature } from '#features/check-value/server/feature.ts';
import { countQueues } from '#features/dashboard/server/queues.ts';
import { dashboardRoutes } from '#features/dashboard/server/routes.ts';
import { dealRoomJobs, dealRoomSchedules } from '#features/deal-rooms/server/jobs.ts';
import { dealRoomProblems } from '#features/deal-rooms/server/problems.ts';
import type { RoomTexts } from '#features/deal-rooms/server/room-tools.ts';
import { dealRoomRoutes } from '#features/deal-rooms/server/routes.ts';
import { archivedRequests } from '#features/diligence-requests/server/archived-requests.ts';
import { diligenceFeature } from '#features/diligence-requests/server/feature.ts';
import { countDiligence } from '#features/diligence-requests/server/list-waiting.ts';
import { earningsFeature } from '#features/earnings/server/feature.ts';
import { booksOnAnswers } from '#features/earnings/server/recast-of.ts';
import { finderRoutes } from '#features/finder/server/routes.ts';
import { healthCheckFeature } from '#features/health-check/server/feature.ts';
import { ledgerJobs, ledgerSchedules } from '#features/ledger/server/jobs.ts';
import type { LedgerKey } from '#features/ledger/server/ledger-key.ts';
import { ledgerProblems } from '#features/ledger/server/problems.ts';
import { ledgerRoutes } from '#features/ledger/server/routes.ts';
import { verifierPage } from '#features/ledger/server/verifier-page.ts';
import { createWitness } from '#features/ledger/server/witness.ts';
import { photoProblems } from '#features/listing-photos/server/problems.ts';
import { photoRoutes } from '#features/listing-photos/server/routes.ts';
import { createViewCounter } from '#features/listing-views/server/counter.ts';
import { listingViewJobs, listingViewSchedules } from '#features/listing-views/server/jobs.ts';
import { listingViewRoutes } from '#features/listing-views/server/routes.ts';
import { listingTitlesFor } from '#features/listings/server/listing-titles.ts';
import { listingProblems } from '#features/listings/server/problems.ts';
import { listingPreviews } from '#features/listings/server/public-preview.ts';
import { listingSiteMap } from '#features/listings/server/public-site-map.ts';
import { listingRoutes } from '#features/listings/server/routes.ts';
import { looseFileJobs, looseFileSchedules } from '#features/loose-files/server/jobs.ts';
import { quotaProblems } from '#features/loose-files/server/problems.ts';
import { mailJobs } from '#features/mail/server/jobs.ts';
import { mailRoutes } from '#features/mail/server/routes.ts';
import { mandateFeature } from '#features/mandates/server/feature.ts';
import { countUnread } from '#features/messages/server/get-thread.ts';
import { peopleKnown } from '#features/messages/server/knows.ts';
import { messageProblems } from '#features/messages/server/problems.ts';
import { messageRoutes } from '#features/messages/server/routes.ts';
import { passportFeature } from '#features/nda-passports/server/feature.ts';
import { ndaTemplateFeature } from '#features/nda-templates/server/feature.ts';
import { ndaJobs, ndaSchedules } from '#features/ndas/server/jobs.ts';
import { ndaProblems } from '#features/ndas/server/problems.ts';
import { ndaRoutes } from '#features/ndas/server/routes.ts';
import { notificationJobs, notificationSchedules } from '#features/notifications/server/jobs.ts';
import { notificationProblems } from '#features/notifications/server/problems.ts';
import { notificationRoutes } from '#features/notifications/server/routes.ts';
import { archivedLetters } from '#features/offers/server/archived-letters.ts';
import { offerFeature } from '#features/offers/server/feature.ts';
import { sealedLetters } from '#features/offers/server/letter-store.ts';
import { orderFeature } from '#features/orders/server/feature.ts';
import { passkeyFeature } from '#features/passkeys/server/feature.ts';
import { profileRoutes } from '#features/profiles/server/routes.ts';
import { archivedAgreements } from '#features/room-archives/server/archived-agreements.ts';
import { roomArchiveFeature } from '#features/room-archives/server/feature.ts';
import { roomNewsFeature } from '#features/room-news/server/feature.ts';
import { linesOfClosedRooms } from '#features/room-news/server/still-open.ts';
import { archivedQuestions } from '#features/room-questions/server/archived-questions.ts';
import { roomQuestionProblems } from '#features/room-questions/server/problems.ts';
import { roomQuestionRoutes } from '#features/room-questions/server/routes.ts';
import { roomViewFeature } from '#features/room-views/server/feature.ts';
import { savedSearchFeature } from '#features/saved-searches/server/feature.ts';
import { sessionFeature } from '#features/sessions/server/feature.ts';
import { type SiteNoteParts, siteNoteFeature } from '#features/site-notes/server/feature.ts';
import { storageFeature } from '#features/storage/server/feature.ts';
import { twoFactorFeature } from '#features/two-factor/server/feature.ts';
import { secondStepFor } from '#features/two-factor/server/second-step.ts';
import { valuationFeature } from '#features/valuation/server/feature.ts';
import { type WaitlistParts, waitlistFeature } from '#features/waitlist/server/feature.ts';
import { watchListFeature } from '#features/watch-list/server/feature.ts';
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
      routes: ledgerRoutes(parts.ledgerKey),
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
    assistantFeature({ ...parts, onlookers: { viewed: views.saw, witness: witness.saw } }),
    waitlistFeature({ ...parts.waitlist, db, clock }),
    siteNoteFeature({ ...parts, publicUrl }),
    { name: 'account-closing', routes: accountClosingRoutes(vault) },
  ];
}
