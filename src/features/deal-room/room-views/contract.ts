import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { id, idParams, instant, line } from '#wire/words.ts';

export const most = {
  pages: 500,
  viewers: 200,
  documents: 200,
  days: 90,
  hits: 50,
  boxes: 500,
  redactions: 20,
  folders: 500,
  cells: 500,
  marks: 60,
  unread: 20,
} as const;

const level = z.enum(['view', 'watermarked', 'original']);
const seconds = z.number().int().min(0);
const pageNumber = z.coerce.number().int().min(1).max(100_000);
/** A version other than the published one, for the seller's side. */
const versionId = id.optional();

export const getPages = endpoint({
  method: 'GET',
  path: '/api/room-documents/:id/pages',
  summary: 'The page count of a document and what the caller may do with it, or why it cannot be shown',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  query: z.object({ versionId }),
  reply: z.object({
    documentId: id,
    roomId: id,
    versionId: id,
    name: z.string(),
    pages: z.number().int().nullable(),
    refusal: z.string().nullable(),
    side: z.enum(['seller', 'broker', 'buyer']),
    level,
    /** Whether reading time is measured: only for buyers. */
    counted: z.boolean(),
    /** Pages that are pictures: how many are still to be read, and which could not be. */
    pictures: z.object({
      waiting: z.number().int(),
      illegible: z.array(z.number().int()).max(most.pages),
    }),
    may: z.object({ text: may, copy: may, redact: may, ask: may }),
  }),
  failure: 'unable to open document',
});

export const getPage = endpoint({
  method: 'GET',
  path: '/api/room-documents/:id/page-image',
  summary: 'A page as an image with the viewer’s name, email and time burned in',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  query: z.object({
    number: pageNumber.default(1),
    versionId,
    width: z.enum(['800', '1400', '2200']).default('1400'),
  }),
  reply: { file: 'image/png', or: ['image/jpeg'] },
  refusals: ['document-unreadable', 'document-encrypted', 'document-too-slow', 'renderer-busy'],
  failure: 'unable to show page',
});

export const getPageText = endpoint({
  method: 'GET',
  path: '/api/room-documents/:id/page-text',
  summary: 'The text of a page, for those who may download it',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  query: z.object({ number: pageNumber.default(1), versionId }),
  reply: z.object({ text: z.string() }),
  refusals: ['text-not-allowed'],
  failure: 'unable to get page text',
});

export const downloadCopy = endpoint({
  method: 'GET',
  path: '/api/room-documents/:id/marked-copy',
  summary: 'The document as a PDF of its pages with the viewer’s name, email and time burned into each',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  query: z.object({ versionId }),
  reply: { file: 'application/pdf' },
  refusals: ['copy-not-allowed', 'copy-too-long', 'document-being-prepared', 'renderer-busy'],
  failure: 'unable to download document',
});

const fraction = z.number().min(0).max(1);
/** Fractions of the page's width and height, from the top left corner. */
const corners = { x: fraction, y: fraction, width: fraction, height: fraction };
const box = z.object({ page: z.number().int().min(1).max(100_000), ...corners });
const redaction = z.object({
  id,
  versionId: id,
  boxes: z.number().int(),
  state: z.enum(['waiting', 'made', 'failed']),
  refusal: z.string().nullable(),
  madeVersionId: id.nullable(),
  askedAt: instant,
});

export const redactDocument = endpoint({
  method: 'POST',
  path: '/api/room-documents/:id/redactions',
  summary:
    'Creates a version with parts permanently removed from text and image. Earlier versions are withdrawn from buyers at once',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  body: z.object({ versionId: id, boxes: z.array(box).min(1).max(most.boxes) }),
  reply: redaction,
  status: 201,
  refusals: [
    'seller-decides',
    'redaction-under-way',
    'redaction-too-long',
    'document-not-viewable',
    'box-off-page',
  ],
  failure: 'unable to redact document',
});

export const listRedactions = endpoint({
  method: 'GET',
  path: '/api/room-documents/:id/redactions',
  summary: 'The latest redactions of a document, for the seller’s side',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  reply: z.object({ items: z.array(redaction).max(most.redactions) }),
  failure: 'unable to get redactions',
});

export const tellAttention = endpoint({
  method: 'POST',
  path: '/api/room-documents/:id/attention',
  summary: 'Reports how long the caller has viewed a page since the last report',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  body: z.object({ versionId: id, number: pageNumber, milliseconds: z.number().int().min(0).max(60_000) }),
  reply: z.object({ counted: z.number().int() }),
  failure: 'unable to count reading time',
});

const viewerAttention = z.object({
  personId: id,
  name: z.string(),
  seconds,
  pages: z.number().int(),
  documents: z.number().int(),
  firstAt: instant,
  lastAt: instant,
});

export const getDocumentAttention = endpoint({
  method: 'GET',
  path: '/api/room-documents/:id/attention',
  summary: 'Viewing times by page of a document, for all viewers or one, for the seller’s side',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  query: z.object({ versionId, person: id.optional(), from: pageNumber.default(1) }),
  reply: z.object({
    documentId: id,
    roomId: id,
    versionId: id,
    name: z.string(),
    pages: z.number().int().nullable(),
    heat: z
      .array(
        z.object({
          page: z.number().int(),
          seconds,
          looks: z.number().int(),
          viewers: z.number().int(),
          firstAt: instant,
          lastAt: instant,
        }),
      )
      .max(most.pages),
    viewers: z.array(viewerAttention).max(most.viewers),
  }),
  failure: 'unable to get analytics',
});

export const getRoomAttention = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/attention',
  summary: 'Viewing times in a deal room by document, viewer and day, for the seller’s side',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  query: z.object({ person: id.optional() }),
  reply: z.object({
    roomId: id,
    title: z.string(),
    documents: z
      .array(
        z.object({
          documentId: id,
          name: z.string(),
          seconds,
          looks: z.number().int(),
          viewers: z.number().int(),
          lastAt: instant,
        }),
      )
      .max(most.documents),
    viewers: z.array(viewerAttention).max(most.viewers),
    days: z.array(z.object({ day: z.iso.date(), seconds, viewers: z.number().int() })).max(most.days),
    /** Top-level folders with reading time, and each viewer's time in them, including subfolders. */
    folders: z.array(z.object({ id, number: z.string(), name: z.string() })).max(most.folders),
    cells: z
      .array(
        z.object({
          personId: id,
          folderId: id,
          seconds,
          looks: z.number().int(),
          documents: z.number().int(),
        }),
      )
      .max(most.cells),
  }),
  failure: 'unable to get analytics',
});

export const exportAttention = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/attention.csv',
  summary: 'Viewing times in a deal room as CSV, one line per viewer and page, for the seller’s side',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  reply: { file: 'text/csv; charset=utf-8' },
  failure: 'unable to export analytics',
});

export const searchRoom = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/search',
  summary: 'Searches the pages and document names that the caller may open',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  query: z.object({ q: line(0, 200).default('') }),
  reply: z.object({
    hits: z
      .array(
        z.object({
          documentId: id,
          name: z.string(),
          page: z.number().int(),
          /** Text around the hits; every second piece is a hit. Empty for a document on view only. */
          snippet: z.array(z.string()).max(60),
          /** Read from the picture of the page, so it may contain mistakes. */
          picture: z.boolean(),
          /** Where the words are, if the page is a picture. */
          boxes: z.array(z.object(corners)).max(most.marks),
        }),
      )
      .max(most.hits),
    more: z.boolean(),
    /** What the search does not cover: pages that are pictures and wait to be read, or could not be. */
    unread: z.object({
      waiting: z.number().int(),
      illegible: z.number().int(),
      documents: z
        .array(
          z.object({ documentId: id, name: z.string(), pages: z.array(z.number().int()).max(most.pages) }),
        )
        .max(most.unread),
    }),
  }),
  failure: 'unable to search documents',
});
