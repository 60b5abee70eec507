import { z } from 'zod';
import { grantedStages } from '#features/marketplace/listings/domain/stage.ts';
import { may } from '#wire/may.ts';
import { roomRefusals } from '#wire/upload.ts';
import { givenName, id, instant, line, seenVersion } from '#wire/words.ts';
import { closingReasons } from './domain/closing.ts';
import { findingKinds } from './domain/personal-data.ts';
import { folderStages, levels } from './domain/rights.ts';
import { longestName } from './domain/zip-check.ts';

/** Limits per room: each list is sent as a whole. */
export const most = {
  folders: 500,
  groups: 50,
  people: 200,
  rights: 2_000,
  versions: 100,
  findings: 50,
} as const;

const level = z.enum(levels);
export const folderStage = z.enum(folderStages);
const side = z.enum(['seller', 'broker', 'buyer']);
const personalData = z.enum(['waiting', 'unreadable', 'none', 'found', 'cleared']);

/** A folder as the caller sees it. Fields for the seller's side are `null` for a buyer. */
export const folderView = z.object({
  id,
  parentId: id.nullable(),
  number: z.string(),
  name: z.string(),
  notApplicable: z.string().nullable(),
  documents: z.number().int(),
  /** The caller's level here unless a document has its own. */
  level,
  manage: z
    .object({
      /** Set on this folder; `null` if inherited. */
      stage: folderStage.nullable(),
      opensAt: folderStage,
      required: z.boolean(),
      staged: z.number().int(),
      version: z.number().int(),
    })
    .nullable(),
});

export const roomView = z.object({
  id,
  listingId: id,
  /** The listing's title in the form that the caller may see. */
  title: z.string(),
  side,
  /** The buyer as whom the seller's side is viewing; otherwise `null`. */
  viewedAs: z.object({ personId: id, name: z.string() }).nullable(),
  publishedAt: instant.nullable(),
  closed: z.object({ at: instant, reason: z.enum(closingReasons) }).nullable(),
  bought: z.boolean(),
  /** Only sessions that showed a second factor see the room. */
  secondFactor: z.boolean(),
  version: z.number().int(),
  folders: z.array(folderView).max(most.folders),
  manage: z
    .object({
      readiness: z.object({
        percent: z.number().int().min(0).max(100).nullable(),
        needed: z.number().int(),
        present: z.number().int(),
      }),
      missing: z.array(z.object({ folderId: id, staged: z.boolean() })).max(most.folders),
      /** Documents with a draft, and how many of them are held for personal data. */
      staged: z.number().int(),
      held: z.number().int(),
      waiting: z.number().int(),
      /** Drafts that could not be scanned in full: scans, pictures, sound. */
      unreadable: z.number().int(),
      unpaged: z.number().int(),
      /** Buyers with access who can open none of the published documents. */
      shutOut: z.number().int(),
    })
    .nullable(),
  may: z.object({ upload: may, publish: may, setRights: may, setSecondFactor: may }),
});

export const versionView = z.object({
  id,
  number: z.number().int(),
  fileName: z.string(),
  kind: z.string(),
  /** False: only downloadable, and without a watermark. */
  paged: z.boolean(),
  size: z.number().int(),
  sha256: z.string(),
  createdAt: instant,
  publishedAt: instant.nullable(),
  personalData: personalData.nullable(),
});

/** `current`: the version that the caller would open. */
export const documentView = z.object({
  id,
  folderId: id,
  number: z.string(),
  name: z.string(),
  level,
  current: versionView,
  staged: versionView.nullable(),
  version: z.number().int().nullable(),
});

export const documentDetail = documentView.extend({
  roomId: id,
  versions: z.array(versionView).max(most.versions),
  findings: z
    .array(z.object({ versionId: id, kind: z.enum(findingKinds), masked: z.string(), place: z.string() }))
    .max(most.findings * 2),
  may: z.object({ download: may, rename: may, remove: may, clear: may }),
});

const subject = z.union([
  z.object({ kind: z.literal('everyone') }),
  z.object({ kind: z.enum(['group', 'person']), id }),
]);
const target = z.union([
  z.object({ kind: z.literal('room') }),
  z.object({ kind: z.enum(['folder', 'document']), id }),
]);

/** `null` removes the permission, so that the inherited one applies. */
export const givenRights = z.object({
  version: seenVersion(),
  entries: z
    .array(z.object({ subject, target, level: level.nullable() }))
    .min(1)
    .max(100),
});

export const rightsView = z.object({
  version: z.number().int(),
  entries: z.array(z.object({ subject, target, level, name: z.string().nullable() })).max(most.rights),
  groups: z
    .array(
      z.object({ id, name: z.string(), version: z.number().int(), members: z.array(id).max(most.people) }),
    )
    .max(most.groups),
  people: z.array(z.object({ id, name: z.string(), stage: z.enum(grantedStages) })).max(most.people),
});

/** `received`: bytes that are durable; the sender resumes from there. */
export const uploadView = z.object({
  id,
  name: z.string(),
  path: z.array(z.string()),
  folderId: id.nullable(),
  size: z.number().int(),
  received: z.number().int(),
  modifiedAt: instant.nullable(),
  kind: z.enum(['file', 'zip']),
  status: z.enum(['receiving', 'unpacking', 'done', 'refused']),
  refusal: z.string().nullable(),
  /** Of a zip: how many files it has, how many are in the room, and the first refused ones. */
  entries: z.object({
    all: z.number().int(),
    done: z.number().int(),
    refused: z.number().int(),
    refusals: z.array(z.object({ name: z.string(), why: z.string() })).max(50),
  }),
});

export const fileBytes = 4 * 1024 * 1024 * 1024;
/** Permission checks read all documents of a room, so their number is limited. */
export const mostDocuments = 10_000;
/** Files in transit to the rooms of one owner, or refused within a week. */
export const mostUploads = 5_000;
export const filesAtOnce = 500;

export const announcement = z.object({
  /** `null`: each file goes to the folder that its path begins with. */
  folderId: id.nullable(),
  files: z
    .array(
      z.object({
        path: z.array(givenName(longestName)).max(20).default([]),
        name: givenName(longestName),
        size: z.number().int().min(0).max(fileBytes),
        documentId: id.optional(),
        unpack: z.boolean().default(true),
        /** Last change of the sender's file. The same file announced again resumes its upload. */
        modifiedAt: instant.optional(),
      }),
    )
    .min(1)
    .max(filesAtOnce),
});
export const byteRefusals = [
  'room-closed',
  'upload-offset',
  'upload-over',
  'part-size',
  'quota-room',
  ...roomRefusals,
  'scanner-unavailable',
  'uploads-busy',
] as const;
export const announcementRefusals = [
  'room-closed',
  'folder-needed',
  'folder-not-applicable',
  'no-such-target',
  'room-full',
  'too-many-uploads',
  'quota-room',
  ...roomRefusals,
] as const;

export const announced = z.object({
  items: z
    .array(
      z.object({
        id,
        kind: z.enum(['file', 'zip']),
        status: z.enum(['receiving', 'refused', 'unpacking', 'done']),
        received: z.number().int(),
      }),
    )
    .max(filesAtOnce),
});

export const roomItem = z.object({
  id,
  listingId: id,
  title: z.string(),
  side,
  createdAt: instant,
  publishedAt: instant.nullable(),
  closedAt: instant.nullable(),
});

export const openableMost = 50;

export const openableListing = z.object({ listingId: id, title: z.string() });

export const changedFolder = z.object({
  name: line(1, 300),
  stage: folderStage.nullable(),
  required: z.boolean(),
  notApplicable: line(1, 300).nullable(),
  version: seenVersion(),
});
