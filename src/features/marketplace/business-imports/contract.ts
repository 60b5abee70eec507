import { z } from 'zod';
import { newBusiness } from '#features/marketplace/businesses/contract.ts';
import { listingDraft } from '#features/marketplace/listings/contract.ts';
import { endpoint } from '#wire/endpoint.ts';
import { unreadableSheet } from '#wire/unreadable-sheet.ts';
import { id } from '#wire/words.ts';
import { mostAtOnce } from './domain/import-fields.ts';
import { rowRefusals } from './domain/row-refusals.ts';

export const tableUpload = { types: ['application/octet-stream'], limit: 5_000_000 } as const;
export const mostRows = 2_000;
/** Wider than what is read: an export of another program has columns that are left out. */
export const mostColumns = 200;

export const readBusinessTable = endpoint({
  method: 'POST',
  path: '/api/business-tables',
  summary: 'Returns the cells of a CSV file or of a workbook sheet for an import; nothing is stored',
  who: 'signed-in',
  scope: 'listings:read',
  query: z.object({ sheet: z.string().min(1).max(200).optional() }),
  upload: tableUpload,
  reply: z.object({
    rows: z.array(z.array(z.string()).max(mostColumns)).max(mostRows),
    sheet: z.string().nullable(),
    sheets: z.array(z.string()).max(1_000),
  }),
  refusals: ['business-table-too-long', 'sheet-unknown', ...unreadableSheet],
  failure: 'unable to read the file',
});

const { teaser, profile } = listingDraft.shape;
/** What is left out stays as it is. */
export const importedListing = z.object({ teaser: teaser.partial(), profile: profile.partial() });

export const importedRow = z.object({
  /** As a spreadsheet counts them. */
  row: z.number().int().min(1).max(1_000_000),
  /** A new one, or the caller's business whose draft listing the row fills in. */
  business: z.union([newBusiness, z.object({ id })]),
  listing: importedListing.nullable(),
});

export const importBusinesses = endpoint({
  method: 'POST',
  path: '/api/business-imports',
  summary:
    'Imports businesses of the caller and creates their draft listings in one transaction; publishes nothing. `write`: all rows or none, only the valid rows, or validation only',
  who: 'signed-in',
  scope: 'listings:write',
  body: z.object({
    write: z.enum(['nothing', 'all', 'good']),
    rows: z.array(importedRow).min(1).max(mostAtOnce),
  }),
  reply: z.object({
    /** Whether the good rows were written. */
    written: z.boolean(),
    businesses: z.number().int(),
    listings: z.number().int(),
    refused: z.array(z.object({ row: z.number().int(), why: z.enum(rowRefusals) })),
  }),
  refusals: ['ein-taken', 'stale', 'listing-exists'],
  failure: 'unable to import businesses',
});
