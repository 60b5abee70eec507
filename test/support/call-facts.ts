import type { IdKind } from './id-kind.ts';
import type { TestProduct } from './product.ts';
import type { World } from './world-cast.ts';

export const missingId = '00000000-0000-4000-8000-000000000000';

export type Facts = {
  ids: Record<IdKind, readonly string[]>;
  /** By listing or request ID: its current version. */
  versions: ReadonlyMap<string, number>;
  /** By agreement ID: the hash of its text. */
  documents: ReadonlyMap<string, string>;
  /** By kind of email: the token in its link. */
  tokens: ReadonlyMap<string, string>;
  listingOf: ReadonlyMap<string, string>;
  versionOf: ReadonlyMap<string, string>;
  /** By room or document ID: a folder to put things into. */
  folderIn: ReadonlyMap<string, string>;
};

export async function readFacts({ database: { db } }: TestProduct, world: World): Promise<Facts> {
  const businesses = await db.selectFrom('business').select(['id', 'version']).execute();
  const listings = await db.selectFrom('listing').select(['id', 'version']).execute();
  const requests = await db.selectFrom('access_request').select(['id', 'version', 'listing_id']).execute();
  const offers = await db.selectFrom('offer').select(['id', 'version']).execute();
  const mandates = await db.selectFrom('mandate').select(['id', 'version']).execute();
  const checks = await db.selectFrom('health_check').select(['id', 'version']).execute();
  const scenarios = await db.selectFrom('check_scenario').select(['id', 'version']).execute();
  const tasks = await db.selectFrom('check_task').select(['id', 'version']).execute();
  const addBacks = await db.selectFrom('add_back').select(['id', 'version']).execute();
  const reviews = await db.selectFrom('earnings_review').select(['id', 'version']).execute();
  const adjustments = await db.selectFrom('earnings_adjustment').select(['id', 'version']).execute();
  const findings = await db.selectFrom('earnings_finding').select(['id', 'version']).execute();
  const photos = await db.selectFrom('listing_photo').select(['id', 'version', 'listing_id']).execute();
  const searches = await db.selectFrom('saved_search').select(['id', 'version']).execute();
  const webhooks = await db.selectFrom('webhook').select(['id', 'version']).execute();
  const proofs = await db.selectFrom('buyer_proof').select(['id', 'version']).execute();
  const brokerRequests = await db.selectFrom('broker_request').select(['id', 'version']).execute();
  const ndas = await db.selectFrom('nda').select(['id', 'document_sha256']).execute();
  const orders = await db.selectFrom('service_order').select(['id', 'version']).execute();
  const payments = await db
    .selectFrom('payment')
    .innerJoin('service_order', 'service_order.id', 'payment.order_id')
    .select(['payment.id', 'service_order.version'])
    .execute();
  const rooms = await db.selectFrom('deal_room').select(['id', 'version']).execute();
  const folders = await db.selectFrom('room_folder').select(['id', 'version']).execute();
  const documents = await db.selectFrom('room_document').select(['id', 'version', 'folder_id']).execute();
  const roomVersions = await db.selectFrom('room_version').select(['id', 'document_id']).execute();
  const groups = await db.selectFrom('room_group').select(['id', 'version']).execute();
  const questions = await db.selectFrom('room_question').select(['id', 'version']).execute();
  const diligence = await db.selectFrom('diligence_request').select(['id', 'version']).execute();
  const tokens = await db.selectFrom('access_token').select(['id', 'version']).execute();
  const valuationRows = await db
    .selectFrom('valuation_row')
    .select(['id', 'version'])
    .where('kind', '=', 'trade')
    .orderBy('subsector')
    .orderBy('metric')
    .limit(2)
    .execute();
  const valuationRules = await db
    .selectFrom('valuation_rule')
    .select(['id', 'version'])
    .orderBy('key')
    .limit(1)
    .execute();
  const contests = await db.selectFrom('add_back_contest').select(['id', 'version']).execute();
  const comments = await db.selectFrom('report_comment').select(['id', 'version']).execute();
  const roomThings = [
    ...contests,
    ...comments,
    ...diligence,
    ...questions,
    ...rooms,
    ...folders,
    ...documents,
    ...groups,
  ];
  const { people } = world;
  // One email of each kind, all to the same person: the result must not depend on chance.
  const mails = await db
    .selectFrom('outgoing_mail')
    .distinctOn('kind')
    .select('id')
    .where('recipient', '=', people.owner.email)
    .execute();
  const notifications = await db
    .selectFrom('notification')
    .distinctOn('kind')
    .select('id')
    .where('person_id', '=', people.owner.id)
    .execute();
  const links = await db
    .selectFrom('outgoing_mail')
    .select(['kind', 'body'])
    .where('recipient', '=', people.stranger.email)
    .execute();
  return {
    tokens: new Map(links.map(({ kind, body }) => [kind, /#token=([\w-]+)/.exec(body)?.[1] ?? ''])),
    ids: {
      listing: Object.values(world.listings),
      business: Object.values(world.businesses),
      request: Object.values(world.requests),
      nda: Object.values(world.ndas),
      person: [
        people.owner,
        people.approved,
        people.asked,
        people.elsewhere,
        people.broker,
        people.admin,
      ].map(({ id }) => id),
      mail: mails.map(({ id }) => id),
      waitlist: [world.waitlistEntry],
      order: Object.values(world.orders),
      payment: [world.payment],
      photo: Object.values(world.photos),
      notification: notifications.map(({ id }) => id),
      mandate: Object.values(world.mandates),
      healthCheck: [world.checks.target, world.checks.foreign],
      checkPaper: [world.checks.paper],
      checkHelper: [world.checks.helper],
      checkReport: [world.reports.report],
      reportShare: [world.reports.share],
      checkScenario: [world.scenario],
      checkTask: [world.checkTask],
      earningsFile: Object.values(world.books).map(({ file }) => file),
      earningsReview: Object.values(world.ledgers).map(({ review }) => review),
      ledgerFile: Object.values(world.ledgers).flatMap(({ read, sending, waiting }) => [
        read,
        sending,
        waiting,
      ]),
      bankFile: Object.values(world.ledgers).flatMap(({ bank }) => [bank.file, bank.waiting]),
      schedule: Object.values(world.ledgers).flatMap(({ schedules }) => Object.values(schedules)),
      earningsAdjustment: Object.values(world.ledgers).map(({ adjustment }) => adjustment),
      finding: Object.values(world.ledgers).map(({ finding }) => finding),
      databook: Object.values(world.ledgers).map(({ databook }) => databook),
      earningsReport: Object.values(world.ledgers).map(({ report }) => report),
      reportComment: Object.values(world.ledgers).map(({ reading }) => reading.comment),
      reportSignOff: Object.values(world.ledgers).map(({ reading }) => reading.signOff),
      addBack: Object.values(world.books).map(({ addBack }) => addBack),
      offer: Object.values(world.offers),
      thread: Object.values(world.threads),
      savedSearch: [world.savedSearch],
      block: [world.block],
      webhook: [world.webhook.id],
      webhookDelivery: [world.webhook.delivery],
      ...roomIds(world),
      proof: [world.proof],
      brokerRequest: [world.brokerRequest],
      ndaTemplate: [world.ndaTemplate],
      ndaPdf: [world.ndaPdf],
      passkey: [world.passkey.id],
      session: Object.values(world.sessions),
      accessToken: [world.tokens.owner, world.tokens.otherOwner],
      serviceToken: [world.tokens.service],
      valuationRow: valuationRows.map(({ id }) => id),
      valuationRule: valuationRules.map(({ id }) => id),
    },
    versions: new Map(
      [
        ...businesses,
        ...listings,
        ...requests,
        ...mandates,
        ...checks,
        ...scenarios,
        ...tasks,
        ...addBacks,
        ...reviews,
        ...adjustments,
        ...findings,
        ...searches,
        ...webhooks,
        ...offers,
        ...proofs,
        ...brokerRequests,
        ...orders,
        ...payments,
        ...photos,
        ...roomThings,
        ...valuationRows,
        ...valuationRules,
        ...tokens,
      ].map(({ id, version }) => [id, version]),
    ),
    documents: new Map(ndas.map((nda) => [nda.id, nda.document_sha256])),
    listingOf: new Map(requests.map((request) => [request.id, request.listing_id])),
    versionOf: new Map(roomVersions.map((version) => [version.document_id, version.id])),
    folderIn: new Map([
      ...Object.values(world.rooms).flatMap(({ id, folders, diligence: asked }) => [
        [id, folders.open] as const,
        [asked, folders.open] as const,
        ...Object.values(folders).map((folder) => [folder, folders.open] as const),
      ]),
      ...documents.map(({ id, folder_id }) => [id, folder_id] as const),
    ]),
  };
}

function roomIds({ rooms, closedRoom, contests }: World) {
  const of = <T>(pick: (room: World['rooms']['target']) => readonly T[]) =>
    Object.values(rooms).flatMap(pick);
  return {
    room: [...of(({ id }) => [id]), closedRoom],
    roomFolder: of(({ folders }) => Object.values(folders)),
    roomDocument: of(({ documents }) => Object.values(documents)),
    roomVersion: of(({ versions }) => Object.values(versions)),
    roomUpload: of(({ upload }) => [upload]),
    roomGroup: of(({ group }) => [group]),
    roomQuestion: of(({ question }) => [question]),
    diligence: of(({ diligence }) => [diligence]),
    contest: Object.values(contests),
  };
}
