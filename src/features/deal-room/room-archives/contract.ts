import { z } from 'zod';
import { closingReasons } from '#features/deal-room/deal-rooms/domain/closing.ts';
import { paperKinds } from '#features/deal-room/deal-rooms/domain/paper-kind.ts';
import { most } from '#features/deal-room/deal-rooms/room-shapes.ts';
import { listingStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { grantedStages } from '#features/marketplace/listings/domain/stage.ts';
import { endpoint, type ReplyOf } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { id, idParams, instant, prose, seenVersion } from '#wire/words.ts';
import { audiences, longestNote } from './domain/closing.ts';
import { longestManifest, manifestOutcomes } from './domain/manifest.ts';

const person = z.object({ id, name: z.string() });

const archive = z.object({
  state: z.enum(['waiting', 'being-made', 'ready']),
  trouble: z.string().nullable(),
  triedAt: instant.nullable(),
  madeAt: instant.nullable(),
  size: z.number().int().nullable(),
  files: z.number().int().nullable(),
  sha256: z.string().nullable(),
});

const closureView = z.object({
  roomId: id,
  title: z.string(),
  side: z.enum(['seller', 'broker', 'buyer']),
  version: z.number().int(),
  closed: z
    .object({
      at: instant,
      reason: z.enum(closingReasons),
      note: z.string().nullable(),
    })
    .nullable(),
  /** The buyer who keeps access; for the seller's side only. */
  keptFor: person.nullable(),
  /** For those who may close: possible buyers to keep the room for, and what closing ends. */
  before: z
    .object({
      buyers: z.array(person.extend({ stage: z.enum(grantedStages) })).max(most.people),
      listing: z.object({ id, status: z.enum(listingStatuses), buyerId: id.nullable() }),
      uploads: z.number().int(),
      staged: z.number().int(),
    })
    .nullable(),
  archive: archive.nullable(),
  papers: z.array(z.object({ kind: z.enum(paperKinds), id, what: z.string() })),
  may: z.object({ close: may, reopen: may, download: may }),
});
export type ClosureView = ReplyOf<typeof getClosure>;

export const getClosure = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/closure',
  summary:
    'Whether and why a room is closed, who keeps access, and the status of the caller’s copy of the archive',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  reply: closureView,
  failure: 'unable to get closing',
});

export const closeRoom = endpoint({
  method: 'PUT',
  path: '/api/deal-rooms/:id/closure',
  summary: 'Closes a room, or changes the reason and who keeps access; an archive is made',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  body: z.object({
    reason: z.enum(closingReasons),
    note: prose(1, longestNote).optional(),
    keepFor: id.nullable(),
    /** The caller means that the buyer of the sale loses access too. */
    withoutBuyer: z.boolean().optional(),
    version: seenVersion(),
  }),
  reply: closureView,
  refusals: [
    'stale',
    'seller-decides',
    'reason-required',
    'kept-without-sale',
    'no-such-subject',
    'not-the-buyer',
    'buyer-loses-access',
  ],
  failure: 'unable to close deal room',
});

export const reopenRoom = endpoint({
  method: 'DELETE',
  path: '/api/deal-rooms/:id/closure',
  summary: 'Reopens a closed room where no sale was recorded; its archive is deleted',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  reply: closureView,
  refusals: ['seller-decides', 'room-not-closed', 'room-sold'],
  failure: 'unable to open deal room again',
});

export const downloadArchive = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/archive',
  summary: 'The caller’s copy of a closed room’s archive; supports Range requests',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  reply: { file: 'application/zip' },
  refusals: ['seller-decides', 'room-not-closed', 'archive-not-ready', 'storage-unavailable'],
  failure: 'unable to download archive',
});

/** Contents of an archive's `manifest.json` if its signature is valid. */
const manifest = z.object({
  closedAt: instant,
  madeAt: instant,
  copy: z.enum(audiences),
  reason: z.enum(closingReasons),
  files: z.number().int(),
  /** Hex SHA-256 of the file SHA256SUMS. */
  sumsSha256: z.string(),
});

export const verifyManifest = endpoint({
  method: 'POST',
  path: '/api/archive-verification',
  summary:
    'Verifies that the manifest of an archive is unchanged since this site signed it; nothing is stored',
  who: 'anyone',
  scope: 'deal-rooms:read',
  /** The exact text of `manifest.json`. */
  body: z.object({ text: z.string().max(longestManifest, 'No manifest is as long as that.') }),
  reply: z.object({
    outcome: z.enum(manifestOutcomes),
    manifest: manifest.nullable(),
    /** Hex SHA-256 of this site's signing key. */
    fingerprint: z.string(),
  }),
  failure: 'unable to check the archive',
});
