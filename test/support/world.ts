import { z } from 'zod';
import { consentVersion } from '#features/agreements/ndas/domain/consent.ts';
import { makeToken } from './access-tokens.ts';
import { seedContest } from './add-backs.ts';
import { addBlock } from './blocks.ts';
import { giveMandate, inviteBroker } from './broker.ts';
import { askToBeBroker } from './broker-requests.ts';
import { seedReports } from './check-reports.ts';
import { planOf } from './check-value.ts';
import { confirmSigner, moveRequest, requestAccess, requestOf, signNda } from './deal.ts';
import { furnishBooks } from './earnings.ts';
import { startChecks } from './health-checks.ts';
import { draftTemplate } from './nda-templates.ts';
import { makeOffer } from './offer-terms.ts';
import { orderService, recordPayments } from './orders.ts';
import { said, seedOwnPdf } from './own-pdfs.ts';
import { joinByPassport, joinderSha256, signPassport, takePassports } from './passports.ts';
import { expectOk, join, type Someone } from './people.ts';
import { addPhoto, publishPhoto } from './photos.ts';
import type { TestProduct } from './product.ts';
import { handInProof } from './proofs.ts';
import { addWebhook, sendTest } from './webhooks.ts';
import type { BuyerName, PersonName, World, WorldWords } from './world-cast.ts';
import { furnishLedger } from './world-ledgers.ts';
import { list, rewrite } from './world-listings.ts';
import { closedRoom, furnish } from './world-rooms.ts';
import { confirmAll, givePasskeys, giveSecondFactors, secondBrowser } from './world-sign-in.ts';
import { converse, describeOwners, keepSearch, waitFor } from './world-talk.ts';

export async function makeWorld(product: TestProduct, words: WorldWords): Promise<World> {
  const people = await joinAll(product, words);
  const { owner, otherOwner, admin, broker, idleBroker } = people;
  const savedSearch = await keepSearch(people.stranger, words.searchName);
  const target = await list(owner, words, 'target', ['live']);
  const draft = await list(owner, words, 'draft', []);
  const inReview = await list(owner, words, 'inReview', ['in_review']);
  const withdrawn = await list(owner, words, 'withdrawn', ['live', 'withdrawn']);
  const foreign = await list(otherOwner, words, 'foreign', ['live']);
  const mandates = {
    target: await giveMandate(product, { seller: owner, broker, listingId: target.listing }),
    invited: await inviteBroker(product, { seller: owner, broker: idleBroker, listingId: draft.listing }),
  };
  const ask = (name: BuyerName, listing: string) =>
    requestAccess(people[name], listing, words.messages[name]);
  const requests = {
    asked: await ask('asked', target.listing),
    routed: await ask('routed', target.listing),
    awaiting: await ask('awaiting', target.listing),
    signed: await ask('signed', target.listing),
    approved: await ask('approved', target.listing),
    refused: await ask('refused', target.listing),
    revoked: await ask('revoked', target.listing),
    elsewhere: await ask('elsewhere', foreign.listing),
    relisted: '',
    halfway: '',
    joined: '',
  };
  await moveRequest(admin, requests.routed, 'sent_to_broker');
  await moveRequest(broker, requests.awaiting, 'awaiting_signature');
  await moveRequest(owner, requests.refused, 'denied', { reason: words.reasons.refusal });
  const signAs = async (name: 'signed' | 'approved' | 'revoked' | 'elsewhere') => {
    await moveRequest(admin, requests[name], 'awaiting_signature');
    return signNda(people[name], requests[name], `${people[name].firstName} ${people[name].lastName}`);
  };
  const ndas = {
    awaiting: (await requestOf(admin, requests.awaiting)).nda?.id ?? '',
    signed: await signAs('signed'),
    approved: await signAs('approved'),
    revoked: await signAs('revoked'),
    elsewhere: await signAs('elsewhere'),
    relisted: '',
    halfway: '',
    master: '',
    joined: '',
  };
  const relisted = await list(owner, words, 'relisted', ['live']);
  const pdfId = await seedOwnPdf(product, relisted.listing, 'The buyer keeps it to themselves.');
  await expectOk(
    owner.post(`/api/listing/${relisted.listing}/nda-pdf/activation`, { ...said, pdfId, version: 0 }),
  );
  requests.relisted = await ask('refused', relisted.listing);
  await expectOk(people.refused.put(`/api/listing/${relisted.listing}/watch`, {}));
  await expectOk(people.approved.put(`/api/listing/${target.listing}/watch`, {}));
  await moveRequest(admin, requests.relisted, 'awaiting_signature');
  await consent(people.awaiting, ndas.awaiting);
  ndas.relisted = (await requestOf(admin, requests.relisted)).nda?.id ?? '';
  await rewrite(owner, words, relisted.listing);
  await moveRequest(owner, requests.approved, 'approved');
  await moveRequest(owner, requests.revoked, 'approved');
  await moveRequest(owner, requests.revoked, 'denied', { reason: words.reasons.revocation });
  await moveRequest(otherOwner, requests.elsewhere, 'approved');
  const orders = {
    paid: await orderService(people.owner),
    unpaid: await orderService(people.owner),
    foreign: await orderService(people.otherOwner),
  };
  const payment = await recordPayments(people.admin, orders.paid, words.payment);
  const offers = {
    sent: await makeOffer(product, people.approved, target.listing, words.offers.sent, true),
    draft: await makeOffer(product, people.elsewhere, foreign.listing, words.offers.draft, false),
  };
  await expectOk(product.call('POST', '/api/password-reset', { body: { email: people.stranger.email } }));
  const waitlistEntry = await waitFor(product, words.waitlistEmail);
  await describeOwners(product, people, words.bio);
  const threads = await converse(people, target.listing, foreign.listing, words.threadWords);
  const photos = {
    shown: await addPhoto(owner, target.listing, 'A tidy workshop', words.photos.exif),
    hidden: await addPhoto(owner, target.listing, words.photos.hidden, words.photos.exif),
    foreign: await addPhoto(otherOwner, foreign.listing, words.photos.foreign, words.photos.exif),
  };
  await publishPhoto(people, photos.shown);
  const proof = await handInProof(people.asked, 'identity');
  const brokerRequest = await askToBeBroker(people.stranger, words.practice);
  const block = await addBlock(owner, 'company', 'Nobody Whom We Know LLC');
  const { id: webhook } = await addWebhook(owner, words.webhookUrl);
  const delivery = await sendTest(owner, webhook);
  const rooms = {
    target: await furnish({ owner, buyer: people.approved }, target.listing, words.rooms.target),
    foreign: await furnish(
      { owner: otherOwner, buyer: people.elsewhere },
      foreign.listing,
      words.rooms.foreign,
    ),
  };
  ndas.master = await signPassport(people.awaiting);
  await signPassport(people.routed);
  const closed = await closedRoom(owner, relisted.listing);
  // One still waits for its seal, as after a crash.
  const lost = product.queued.findIndex(({ data }) => data.ndaId === ndas.signed);
  if (lost >= 0) product.queued.splice(lost, 1);
  await product.runJobs();
  const made = { target, draft, inReview, withdrawn, relisted, foreign };
  const pick = (part: 'business' | 'listing') => ({
    target: made.target[part],
    draft: made.draft[part],
    inReview: made.inReview[part],
    withdrawn: made.withdrawn[part],
    relisted: made.relisted[part],
    foreign: made.foreign[part],
  });
  requests.halfway = await requestAccess(people.asked, foreign.listing, 'Hello');
  ndas.halfway = await halfSigned(people, requests.halfway, foreign.listing);
  await takePassports(owner, target.listing);
  await takePassports(otherOwner, foreign.listing, 1);
  requests.joined = await requestAccess(people.routed, foreign.listing, 'Hello');
  await moveRequest(admin, requests.joined, 'awaiting_signature');
  const issued = (await requestOf(people.routed, requests.joined)).nda?.id ?? '';
  ndas.joined = await joinByPassport(people.routed, issued);
  await product.runJobs();
  const checks = await startChecks(people, target.business, foreign.business, words.check.helper);
  const plan = await planOf(owner, checks.target, words.check);
  const books = {
    target: await furnishBooks(owner, checks.target, words.books.target),
    foreign: await furnishBooks(otherOwner, checks.foreign, words.books.foreign),
  };
  const ledgers = {
    target: await furnishLedger(product, owner, target.business, words.ledgers.target),
    foreign: await furnishLedger(product, otherOwner, foreign.business, words.ledgers.foreign),
  };
  const contests = {
    target: await seedContest(product, {
      ...{ roomId: rooms.target.id, buyer: people.approved, words: words.rooms.target.contest },
      ...{ reviewId: ledgers.target.review, adjustmentId: ledgers.target.adjustment },
    }),
    foreign: await seedContest(product, {
      ...{ roomId: rooms.foreign.id, buyer: people.elsewhere, words: words.rooms.foreign.contest },
      ...{ reviewId: ledgers.foreign.review, adjustmentId: ledgers.foreign.adjustment },
    }),
  };
  const passkey = await givePasskeys(people);
  const secondSessions = {
    owner: await secondBrowser(product, owner),
    otherOwner: await secondBrowser(product, otherOwner),
  };
  await confirmAll(product);
  const second = await giveSecondFactors(product, people, passkey.device);
  const ndaTemplate = await draftTemplate(people.admin, 'A text of our own');
  const ndaPdf = await seedOwnPdf(product, target.listing, 'An agreement of my own.');
  return {
    people,
    businesses: pick('business'),
    listings: pick('listing'),
    requests,
    ndas,
    joinderSha256: await joinderSha256(people.awaiting, ndas.awaiting),
    mandates,
    checks,
    reports: await seedReports(product, owner, {
      check: checks.target,
      business: relisted.business,
      businessName: words.records.target.businessName ?? '',
      label: words.check.share,
      sde: words.drafts.target.profile.sde ?? 0,
    }),
    ...plan,
    books,
    ledgers,
    contests,
    offers,
    waitlistEntry,
    photos,
    threads,
    orders,
    payment,
    savedSearch,
    block,
    webhook: { id: webhook, delivery },
    rooms,
    closedRoom: closed,
    proof,
    brokerRequest,
    ndaTemplate,
    ndaPdf,
    passkey,
    sessions: secondSessions,
    tokens: {
      owner: (await makeToken(product, owner, { scopes: ['offers:read'] })).id,
      otherOwner: (await makeToken(product, otherOwner, { scopes: ['offers:read'] })).id,
      service: (await makeToken(product, admin, { kind: 'service', scopes: ['orders:read'] })).id,
    },
    twoFactor: second,
  };
}

async function joinAll(
  product: TestProduct,
  { names, emails, phones }: WorldWords,
): Promise<World['people']> {
  const one = (name: PersonName, roles: Parameters<typeof join>[2] = []) =>
    join(product, names[name], roles, { phone: phones[name], email: emails[name] });
  return {
    stranger: await one('stranger'),
    asked: await one('asked'),
    routed: await one('routed'),
    awaiting: await one('awaiting'),
    signed: await one('signed'),
    approved: await one('approved'),
    refused: await one('refused'),
    revoked: await one('revoked'),
    elsewhere: await one('elsewhere'),
    broker: await one('broker', ['broker']),
    idleBroker: await one('idleBroker', ['broker']),
    owner: await one('owner'),
    otherOwner: await one('otherOwner'),
    admin: await one('admin', ['admin']),
  };
}

/** Turns countersigning on; the buyer has signed, and the owner has confirmed with the code. */
async function halfSigned(people: World['people'], requestId: string, listingId: string): Promise<string> {
  const { asked, otherOwner, admin } = people;
  const choice = { templateId: null, countersign: true, passport: false, version: 0 };
  await expectOk(otherOwner.put(`/api/listing/${listingId}/nda`, choice));
  await moveRequest(admin, requestId, 'awaiting_signature');
  const id = await signNda(asked, requestId, `${asked.firstName} ${asked.lastName}`);
  const shown = z
    .object({ documentSha256: z.string() })
    .parse(await expectOk(otherOwner.get(`/api/ndas/${id}`)));
  await confirmSigner(otherOwner, id, shown.documentSha256);
  return id;
}

async function consent(buyer: Someone, ndaId: string): Promise<void> {
  const shown = z
    .object({ documentSha256: z.string() })
    .parse(await expectOk(buyer.post(`/api/ndas/${ndaId}/opening`, {})));
  await expectOk(buyer.post(`/api/ndas/${ndaId}/consent`, { consentVersion, agreed: true }));
  await confirmSigner(buyer, ndaId, shown.documentSha256);
}
