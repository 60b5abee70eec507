import { z } from 'zod';
import { templateKinds } from '#features/agreements/ndas/domain/nda-kind.ts';
import { longestSource } from '#features/agreements/ndas/domain/template-source.ts';
import { templateStates, termBounds } from '#features/agreements/ndas/domain/template-terms.ts';
import { block, filePages, pageQuery } from '#features/agreements/ndas/nda-shapes.ts';
import { states } from '#features/marketplace/listings/domain/places.ts';
import { pdfFaults } from '#kernel/pdf-faults.ts';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { roomRefusals } from '#wire/upload.ts';
import { id, idParams, instant, line, prose, seenVersion } from '#wire/words.ts';

/** Small enough that the signed and sealed file still fits the upload limit of document verification. */
export const ownPdfUpload = { types: ['application/pdf'], limit: 9_000_000 } as const;

const within = ({ least, most }: { least: number; most: number }) =>
  z
    .number({ error: 'Must be a number.' })
    .int('Must be whole.')
    .min(least, `At least ${least}.`)
    .max(most, `At most ${most}.`);

const terms = z.object({
  termYears: within(termBounds.termYears),
  noContactMonths: within(termBounds.noContactMonths),
  nonSolicitMonths: within(termBounds.nonSolicitMonths),
  nonCircumventionMonths: within(termBounds.nonCircumventionMonths),
  governingLaw: line(1, 120),
  venue: line(1, 120),
});

export const templateText = z.object({
  title: line(1, 200),
  source: prose(1, longestSource),
  terms,
});

const templateLine = z.object({
  id,
  kind: z.enum(templateKinds),
  name: z.string(),
  createdAt: instant,
  activeVersion: z.number().int().nullable(),
  activatedAt: instant.nullable(),
  draftVersion: z.number().int().nullable(),
});

const versionText = templateText.extend({
  version: z.number().int(),
  /** Of the draft: a save sends the one that it started from. */
  revision: z.number().int(),
});

const template = z.object({
  id,
  kind: z.enum(templateKinds),
  name: z.string(),
  versions: z
    .array(
      z.object({
        version: z.number().int(),
        state: z.enum(templateStates),
        title: z.string(),
        writtenAt: instant,
        activatedAt: instant.nullable(),
        sha256: z.string().nullable(),
      }),
    )
    .max(100),
  draft: versionText.nullable(),
  active: versionText.nullable(),
});

export const listNdaTemplates = endpoint({
  method: 'GET',
  path: '/api/nda-templates',
  summary: 'The agreement templates written by admins',
  who: ['admin'],
  scope: 'ndas:read',
  query: cursorQuery,
  reply: pageOf(templateLine),
  failure: 'unable to get the templates',
});

export const createNdaTemplate = endpoint({
  method: 'POST',
  path: '/api/nda-templates',
  summary: 'Creates a template whose first draft is the built-in text',
  who: ['admin'],
  scope: 'ndas:write',
  body: z.object({ name: line(1, 100), kind: z.enum(templateKinds).default('listing') }),
  reply: template,
  status: 201,
  refusals: ['master-exists'],
  failure: 'unable to create the template',
});

export const getNdaTemplate = endpoint({
  method: 'GET',
  path: '/api/nda-templates/:id',
  summary: 'A template with its versions, its draft and the text in use',
  who: ['admin'],
  scope: 'ndas:read',
  params: idParams,
  reply: template,
  failure: 'unable to get the template',
});

export const saveNdaDraft = endpoint({
  method: 'PUT',
  path: '/api/nda-templates/:id/draft',
  summary: 'Saves the draft; without a draft, starts the next version',
  who: ['admin'],
  scope: 'ndas:write',
  params: idParams,
  body: templateText.extend({ revision: z.number().int().nullable() }),
  reply: template,
  refusals: ['stale'],
  failure: 'unable to save the draft',
});

export const previewNdaTemplate = endpoint({
  method: 'POST',
  path: '/api/nda-template-previews',
  summary: 'Previews the agreement that a text would produce, with anything that prevents its use',
  who: ['admin'],
  scope: 'ndas:read',
  body: templateText.extend({ kind: z.enum(templateKinds).default('listing') }),
  reply: z.object({
    document: z.array(block).max(1_000),
    issues: z.array(z.object({ line: z.number().int(), text: z.string() })).max(100),
  }),
  failure: 'unable to show the preview',
});

export const activateNdaDraft = endpoint({
  method: 'POST',
  path: '/api/nda-templates/:id/activation',
  summary: 'Activates the draft: it can no longer be changed, and older versions are no longer issued',
  who: ['admin'],
  scope: 'ndas:write',
  params: idParams,
  body: z.object({ revision: z.number().int() }),
  reply: template,
  refusals: ['stale', 'no-draft', 'template-unfit'],
  failure: 'unable to put the draft into use',
});

const choice = z.object({
  templateId: id.nullable(),
  countersign: z.boolean(),
  /** Buyers may join by a passport instead of signing. Not available if the owner countersigns. */
  passport: z.boolean(),
});

const ownPdf = filePages.extend({
  pdfId: id,
  sha256: z.string(),
  uploadedAt: instant,
  findings: z
    .array(
      z.object({
        where: z.string(),
        /** The text found; `null` if the finding is about the whole file. */
        words: z.string().nullable(),
        why: z.string(),
        /** Whether it appears to name the seller, or only needs a look. */
        names: z.boolean(),
      }),
    )
    .max(200),
});

const listingNda = choice.extend({
  version: z.number().int(),
  listingTitle: z.string(),
  choices: z.array(z.object({ id: id.nullable(), name: z.string(), version: z.number().int() })).max(101),
  /** With a sample buyer; empty if the owner's PDF is chosen. */
  document: z.array(block).max(1_000),
  /** The master agreement behind a passport, with a sample buyer. */
  master: z.array(block).max(1_000),
  own: z.object({
    draft: ownPdf.nullable(),
    active: ownPdf
      .extend({
        templateId: id,
        version: z.number().int(),
        title: z.string(),
        governingLaw: z.string(),
        termYears: z.number().int(),
        activatedAt: instant,
      })
      .nullable(),
  }),
});

export const getListingNda = endpoint({
  method: 'GET',
  path: '/api/listing/:id/nda',
  summary: 'The agreement that buyers of this listing sign, and how it is signed',
  who: 'signed-in',
  scope: 'ndas:read',
  params: idParams,
  reply: listingNda,
  failure: 'unable to get the agreement of the listing',
});

export const chooseListingNda = endpoint({
  method: 'PUT',
  path: '/api/listing/:id/nda',
  summary: 'Sets the agreement of a listing; agreements issued before are unchanged',
  who: 'signed-in',
  scope: 'ndas:write',
  params: idParams,
  body: choice.extend({ version: seenVersion(0) }),
  reply: listingNda,
  refusals: ['stale', 'template-unknown', 'passport-not-possible'],
  failure: 'unable to choose the agreement',
});

export const uploadOwnNda = endpoint({
  method: 'POST',
  path: '/api/listing/:id/nda-pdf',
  summary:
    'Uploads the owner’s own PDF as the next version of the agreement; it is checked, and not in use until activated',
  who: 'signed-in',
  scope: 'ndas:write',
  params: idParams,
  upload: ownPdfUpload,
  reply: listingNda,
  status: 201,
  refusals: [
    ...pdfFaults,
    'wrong-upload-type',
    'body-too-large',
    'uploads-busy',
    'renderer-busy',
    ...roomRefusals,
  ],
  failure: 'unable to upload the agreement',
});

export const activateOwnNda = endpoint({
  method: 'POST',
  path: '/api/listing/:id/nda-pdf/activation',
  summary: 'Activates the uploaded PDF as the agreement of the listing, with its stated terms',
  who: 'signed-in',
  scope: 'ndas:write',
  params: idParams,
  body: z.object({
    pdfId: id,
    title: line(1, 200),
    governingLaw: z.enum(states.map(({ slug }) => slug)),
    termYears: within(termBounds.termYears),
    countersign: z.boolean(),
    acknowledged: z.boolean(),
    mineToUse: z.literal(true),
    version: seenVersion(0),
  }),
  reply: listingNda,
  refusals: ['stale', 'no-draft', 'findings-not-acknowledged', 'passport-not-possible'],
  failure: 'unable to put the agreement into use',
});

export const discardOwnNda = endpoint({
  method: 'DELETE',
  path: '/api/listing/:id/nda-pdf',
  summary: 'Deletes the uploaded PDF that is not in use yet',
  who: 'signed-in',
  scope: 'ndas:write',
  params: idParams,
  reply: listingNda,
  refusals: ['no-draft'],
  failure: 'unable to discard the agreement',
});

export const getOwnNdaPage = endpoint({
  method: 'GET',
  path: '/api/nda-pdfs/:id/page-image',
  summary: 'A page of a PDF that the owner of a listing uploaded, as a buyer would see it',
  who: 'signed-in',
  scope: 'ndas:read',
  params: idParams,
  query: pageQuery,
  reply: { file: 'image/png', or: ['image/jpeg'] },
  refusals: ['file-damaged', 'renderer-busy'],
  failure: 'unable to show page',
});

export const getOwnNdaPageText = endpoint({
  method: 'GET',
  path: '/api/nda-pdfs/:id/page-text',
  summary: 'The text of a page of a PDF that the owner of a listing uploaded',
  who: 'signed-in',
  scope: 'ndas:read',
  params: idParams,
  query: pageQuery.pick({ number: true }),
  reply: z.object({ text: z.string() }),
  failure: 'unable to get page text',
});
