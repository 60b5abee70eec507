import { z } from 'zod';
import { id } from '#wire/words.ts';
import { folderStages, levels } from './domain/rights.ts';
import { most } from './room-shapes.ts';

export const mostNamed = 200;
export const mostHeldNames = 10;
const mostAtOnce = 500;

const level = z.enum(levels).exclude(['none']);
const opensAt = z.enum(folderStages).exclude(['seller']);

/** What would be published, to whom and from which stage. Omitted values stay as they are. */
export const publicationQuery = z.object({
  documentId: id.optional(),
  to: z.enum(['as-before', 'everyone', 'group', 'person']).default('as-before'),
  who: id.optional(),
  level: level.default('view'),
  opensAt: opensAt.optional(),
});

export const publicationBody = z.object({
  documentIds: z.array(id).min(1).max(mostAtOnce).nullable(),
  /** The only audience of these documents; `null` to use the room's permissions. */
  audience: z
    .object({
      subject: z.union([
        z.object({ kind: z.literal('everyone') }),
        z.object({ kind: z.enum(['group', 'person']), id }),
      ]),
      level,
    })
    .nullable()
    .default(null),
  /** The stage at which the documents' folders open. Folders for the seller's side only stay closed. */
  opensAt: opensAt.nullable().default(null),
  /** What the caller confirmed: documents, documents not fully scanned, and buyers who see them. */
  told: z
    .object({
      ready: z.number().int().min(0),
      unreadable: z.number().int().min(0),
      buyers: z.number().int().min(0).optional(),
    })
    .optional(),
});

export const publicationEffect = z.object({
  ready: z.number().int(),
  /** Held because personal data was found or the scan has not finished. */
  held: z.number().int(),
  /** The first of them; `waiting`: the scan has not finished. */
  heldNames: z.array(z.object({ name: z.string(), waiting: z.boolean() })).max(mostHeldNames),
  unreadable: z.number().int(),
  unpaged: z.number().int(),
  folders: z
    .array(
      z.object({
        id,
        number: z.string(),
        name: z.string(),
        opensAt: z.enum(folderStages),
        documents: z.number().int(),
      }),
    )
    .max(most.folders),
  foldersChanged: z.number().int(),
  /** Buyers who would see at least one of the documents now, and those who would at a later stage. */
  buyers: z.number().int(),
  buyersLater: z.number().int(),
  people: z
    .array(z.object({ id, name: z.string(), now: z.number().int(), later: z.number().int() }))
    .max(mostNamed),
  /** Other documents, already published, that a buyer would see for the first time. */
  opened: z.number().int(),
  /** Published documents that a buyer would no longer see. */
  hidden: z.number().int(),
});
