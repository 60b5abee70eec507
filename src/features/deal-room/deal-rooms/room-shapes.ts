import { z } from 'zod';
import { grantedStages } from '#features/marketplace/listings/domain/stage.ts';
import { may } from '#wire/may.ts';
import { roomRefusals } from '#wire/upload.ts';
import { givenName, id, instant, line, seenVersion } from '#wire/words.ts';
import { closingReasons } from './domain/closing.ts';
import { findingKinds } from './domain/personal-data.ts';
import { folderStages, levels } from './domain/rights.ts';
import { longestName } from './domain/zip-check.ts';

/** The most of each in one room: all of it is sent, or asked for, at once. */
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

/** A folder as the caller sees it. What only the seller's side knows is `null` for a buyer. */
export const folderView = z.object({
  id,
  parentId: id.nullable(),
  /** Index number: `02.01`. */
  number: z.string(),
  name: z.string(),
  notApplicable: z.string().nullable(),
  /** Documents in it (not below it) that the caller sees. */
  documents: z.number().int(),
  /** What the caller may do here unless a document says otherwise. */
  level,
  manage: z
    .object({
      /** Its own; `null`: as the folder above. */
      stage: folderStage.nullable(),
      /** The one that holds. */
      opensAt: folderStage,
      required: z.boolean(),
      staged: z.number().int(),
      version: z.number().int(),
    })
    .nullable(),
});

/** A room as one side sees it. */
export const roomView = z.object({
  id,
  listingId: id,
  /** The listing's title, as the caller may know it. */
  title: z.string(),
  side,
  /** Whose eyes: `null`, the caller's own; else the buyer as whom the seller looks. */
  viewedAs: z.object({ personId: id, name: z.string() }).nullable(),
  publishedAt: instant.nullable(),
  /** Nothing in it changes any more. */
  closed: z.object({ at: instant, reason: z.enum(closingReasons) }).nullable(),
  /** The caller bought the business. */
  bought: z.boolean(),
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
      /** Documents with something to publish, and how many of them personal data holds back. */
      staged: z.number().int(),
      held: z.number().int(),
      /** Files that are still being read for personal data. */
      waiting: z.number().int(),
      /** Staged files of which personal data could not be looked for in every part: scans, pictures, sound. */
      unreadable: z.number().int(),
      /** Staged files that buyers can only download, as no page of them can be shown. */
      unpaged: z.number().int(),
    })
    .nullable(),
  may: z.object({ upload: may, publish: may, setRights: may }),
});

export const versionView = z.object({
  id,
  number: z.number().int(),
  fileName: z.string(),
  /** What the bytes are: `pdf`, `xlsx`, `text` … */
  kind: z.string(),
  /** False: no page of it can be shown; it can only be downloaded, and no copy of it be marked. */
  paged: z.boolean(),
  size: z.number().int(),
  sha256: z.string(),
  createdAt: instant,
  publishedAt: instant.nullable(),
  personalData: personalData.nullable(),
});

/** A document in a list. `current`: what the caller would open. */
export const documentView = z.object({
  id,
  folderId: id,
  number: z.string(),
  name: z.string(),
  level,
  current: versionView,
  /** A version that waits to be published, for the seller's side. */
  staged: versionView.nullable(),
  version: z.number().int().nullable(),
});

/** One document with its history. Buyers see published versions. */
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

/** Rights to give; `null`: what was given is taken back to what is inherited. */
export const givenRights = z.object({
  version: seenVersion(),
  entries: z
    .array(z.object({ subject, target, level: level.nullable() }))
    .min(1)
    .max(100),
});

/** Who may do what, and to whom rights can be given. */
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

/** A file on its way. `received`: bytes that are safe; the sender goes on from there. */
export const uploadView = z.object({
  id,
  name: z.string(),
  path: z.array(z.string()),
  folderId: id.nullable(),
  size: z.number().int(),
  received: z.number().int(),
  /** Of the sender's own file, when it was last changed; `null`: the sender did not say. */
  modifiedAt: instant.nullable(),
  kind: z.enum(['file', 'zip']),
  status: z.enum(['receiving', 'unpacking', 'done', 'refused']),
  /** Why it was refused, in words. */
  refusal: z.string().nullable(),
  /** Of a zip: how many files it holds, how many of them are in the room, and which were refused (the first ones). */
  entries: z.object({
    all: z.number().int(),
    done: z.number().int(),
    refused: z.number().int(),
    refusals: z.array(z.object({ name: z.string(), why: z.string() })).max(50),
  }),
});

/** Bytes of a whole file at most. */
export const fileBytes = 4 * 1024 * 1024 * 1024;
/** The most documents in a room: all of it is looked at when somebody asks what they may see. */
export const mostDocuments = 10_000;
/** Files that may be on their way into the rooms of one owner, or refused there within a week. */
export const mostUploads = 5_000;
/** Files of one announcement. */
export const filesAtOnce = 500;

/** Files that are about to be sent. */
export const announcement = z.object({
  /** Where they go; `null`: each to the folder that its path begins with. */
  folderId: id.nullable(),
  files: z
    .array(
      z.object({
        /** Its folders below, outermost first. Kept as they are. */
        path: z.array(givenName(longestName)).max(20).default([]),
        name: givenName(longestName),
        size: z.number().int().min(0).max(fileBytes),
        /** Of which document it is the next version. */
        documentId: id.optional(),
        /** A zip is unpacked unless it is to stay one. */
        unpack: z.boolean().default(true),
        /** When the sender's own file was last changed: announced again, the same file goes on where it stands. */
        modifiedAt: instant.optional(),
      }),
    )
    .min(1)
    .max(filesAtOnce),
});
/** Why bytes of a file are not taken. */
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
/** Why files cannot be announced. */
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
        /** Bytes that are safe already. */
        received: z.number().int(),
      }),
    )
    .max(filesAtOnce),
});

/** A room in the list of somebody's rooms. */
export const roomItem = z.object({
  id,
  listingId: id,
  title: z.string(),
  side,
  createdAt: instant,
  publishedAt: instant.nullable(),
});

/** How many listings without a room a list of rooms names. */
export const openableMost = 50;

/** A listing of the caller or of a client that has no room yet, and may have one. */
export const openableListing = z.object({ listingId: id, title: z.string() });

export const changedFolder = z.object({
  name: line(1, 300),
  stage: folderStage.nullable(),
  required: z.boolean(),
  notApplicable: line(1, 300).nullable(),
  version: seenVersion(),
});
