import { z } from 'zod';
import { id } from '#wire/words.ts';
import { folderStages, levels } from './domain/rights.ts';
import { most } from './room-shapes.ts';

/** The most people that are named; however many there are, they are counted. */
export const mostNamed = 200;
/** Documents that can be named for one publication. */
const mostAtOnce = 500;

const level = z.enum(levels).exclude(['none']);
const opensAt = z.enum(folderStages).exclude(['seller']);

/** What would be published, to whom, and from when on; what is left out goes on as it is. */
export const publicationQuery = z.object({
  /** One document; left out, all that is staged. */
  documentId: id.optional(),
  to: z.enum(['as-before', 'everyone', 'group', 'person']).default('as-before'),
  /** Which group or person. */
  who: id.optional(),
  level: level.default('view'),
  opensAt: opensAt.optional(),
});

export const publicationBody = z.object({
  documentIds: z.array(id).min(1).max(mostAtOnce).nullable(),
  /** Who sees these documents, and nobody else; `null`: whoever the rights in the room say. */
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
  /** From which stage the folders of these documents open; those of the seller's side alone stay closed. */
  opensAt: opensAt.nullable().default(null),
  /** What the caller was told would be published, how many of them could not be read in full, and how many buyers see them. */
  told: z
    .object({
      ready: z.number().int().min(0),
      unreadable: z.number().int().min(0),
      buyers: z.number().int().min(0).optional(),
    })
    .optional(),
});

/** What a publication would do. */
export const publicationEffect = z.object({
  ready: z.number().int(),
  /** Held back: personal data was found, or is still being looked for. */
  held: z.number().int(),
  unreadable: z.number().int(),
  /** Buyers can only download these: no page of them can be shown. */
  unpaged: z.number().int(),
  /** The folders that the documents are in, with the stage from which each opens now. */
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
  /** How many of those folders the chosen stage changes. */
  foldersChanged: z.number().int(),
  /** Buyers who would see at least one of the documents at once; and those who would from a later stage on. */
  buyers: z.number().int(),
  buyersLater: z.number().int(),
  people: z
    .array(z.object({ id, name: z.string(), now: z.number().int(), later: z.number().int() }))
    .max(mostNamed),
  /** Other documents, published before, that a buyer would see for the first time. */
  opened: z.number().int(),
  /** Published documents that a buyer who sees them would not see any more. */
  hidden: z.number().int(),
});
