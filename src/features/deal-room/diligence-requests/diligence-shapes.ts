import { z } from 'zod';
import { may } from '#wire/may.ts';
import { cursorQuery } from '#wire/page-of.ts';
import { email, id, instant, line, prose, seenVersion } from '#wire/words.ts';
import { seenStates } from './domain/matching/match-states.ts';
import { lacks, owners, priorities, requestStates } from './domain/request.ts';
import { longest } from './domain/request-lines.ts';

/** Characters; `requests` of one buyer per room; `documents` per side; `lines` of an export; `answers` at once. */
export const most = {
  reply: 5_000,
  reason: 500,
  note: 2_000,
  requests: 2_000,
  documents: 20,
  lines: 20_000,
  answers: 200,
};

const seenState = z.enum(seenStates);
const state = z.enum(requestStates);
const day = z.iso.date('Must be a date.');
const version = seenVersion();
const documentIds = z.array(id).max(most.documents);

export const requestContent = z.object({
  title: line(1, longest.title),
  details: prose(0, longest.details),
  folderId: id.nullable(),
  priority: z.enum(priorities),
  dueOn: day.nullable(),
  documentIds,
});

/** A request as the reader may see it. `null`: hidden from the reader, or not set. */
export const requestView = z.object({
  id,
  /** `null` for an expert, who has no room. */
  roomId: id.nullable(),
  /** Counted per buyer and room. */
  number: z.number().int(),
  title: z.string(),
  details: z.string(),
  folder: z.object({ id, number: z.string(), name: z.string() }).nullable(),
  priority: z.enum(priorities),
  dueOn: day.nullable(),
  overdue: z.boolean(),
  state,
  askedAt: instant,
  reply: z.string().nullable(),
  answeredAt: instant.nullable(),
  reason: z.string().nullable(),
  documents: z
    .array(
      z.object({
        linkedBy: z.enum(['asker', 'side']),
        /** `null` if the reader may not see it. */
        document: z.object({ id, name: z.string() }).nullable(),
        open: z.boolean(),
        /** For the seller's side: what keeps it from the one who asked. */
        lacks: z.array(z.enum(lacks)).max(lacks.length),
      }),
    )
    .max(most.documents * 2),
  /** What the room has for it, of the documents that the reader may know; `null`: for an expert, or once it is over. */
  match: z
    .object({
      state: seenState,
      why: z.string(),
      documents: z.array(z.object({ id, name: z.string(), number: z.string() })).max(50),
      /** For the seller's side: the kinds of documents that it asks for. */
      kinds: z.array(z.string()).max(80),
    })
    .nullable(),
  mine: z.boolean(),
  /** For the seller's side only; an expert gets the note. */
  manage: z
    .object({
      asker: z.object({ id, name: z.string() }),
      owner: z.enum(owners).nullable(),
      ownerName: z.string().nullable(),
      /** If a broker works on it. */
      brokerId: id.nullable(),
      assignedToMe: z.boolean(),
    })
    .nullable(),
  note: z.string().nullable(),
  version,
  may: z.object({
    open: may,
    in_progress: may,
    answered: may,
    accepted: may,
    reopened: may,
    declined: may,
    withdrawn: may,
    change: may,
    handle: may,
    match: may,
  }),
});
export type RequestView = z.output<typeof requestView>;

export const requestChoices = ['waiting', 'overdue', 'over', ...requestStates] as const;
export const ownerChoices = ['nobody', 'me', ...owners] as const;
export const requestSorts = ['due', 'number'] as const;

export const chosen = z.object({
  state: z.enum(requestChoices).optional(),
  owner: z.enum(ownerChoices).optional(),
  person: id.optional(),
  match: seenState.optional(),
});
export const listUpload = { types: ['application/octet-stream'], limit: 10_000_000 } as const;

export const listQuery = cursorQuery.extend({ ...chosen.shape, sort: z.enum(requestSorts).default('due') });

export const requestCounts = z.object({
  states: z.record(state, z.number().int()),
  overdue: z.number().int(),
  askers: z.array(z.object({ id, name: z.string(), requests: z.number().int() })).max(50),
});

/** `ready`: what the seller's side can answer with documents that are open to the buyer. */
export const coverageView = z.object({
  total: z.number().int(),
  states: z.record(seenState, z.number().int()),
  ready: z
    .array(
      z.object({
        id,
        number: z.number().int(),
        title: z.string(),
        version: z.number().int(),
        asker: z.string(),
        documents: z.array(z.object({ id, name: z.string() })).max(most.documents),
      }),
    )
    .max(most.answers),
});

export const manyAnswers = z.object({
  items: z.array(z.object({ id, version })).min(1).max(most.answers),
});
export const matchSaid = z.object({
  documentIds: z.array(id).min(1).max(most.documents),
  holds: z.boolean(),
});

const routing = z.union([
  z.object({ kind: z.literal('seller') }),
  z.object({ kind: z.literal('broker'), id }),
  z.object({ kind: z.literal('expert'), email }),
]);
export const handling = z.object({ route: routing.nullable(), folderId: id.nullable(), version });

export const step = z.object({
  to: state,
  version,
  reply: prose(1, most.reply).optional(),
  documentIds: documentIds.optional(),
  reason: prose(1, most.reason).optional(),
  note: prose(1, most.note).optional(),
});
