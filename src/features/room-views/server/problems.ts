import type { ProblemTable } from '#http/problems.ts';

export const roomViewProblems = {
  'document-not-viewable': {
    status: 422,
    detail:
      'This type of file has no preview. Buyers who may download the original can open it. Upload it as JPG or PDF for a preview.',
  },
  'office-download-only': {
    status: 422,
    detail:
      'Office files cannot be shown here: this installation has no converter for them. It can only be downloaded, by those who may.',
  },
  'document-without-room': {
    status: 422,
    detail:
      'This deal room had no room left for the pages of this file. Once there is some they are made; until then it can only be downloaded, by those who may.',
  },
  'document-being-prepared': {
    status: 409,
    title: 'Not ready yet',
    detail: 'The pages of this file are being made. Try again in a minute.',
  },
  'text-not-allowed': {
    status: 403,
    detail: 'The words of this document are for those who may download it. Ask the seller for that right.',
  },
  'copy-not-allowed': {
    status: 403,
    detail: 'This document may be looked at, not downloaded. Ask the seller for that right.',
  },
  'copy-too-long': {
    status: 422,
    detail: 'A marked copy has at most 1,000 pages. This document can only be looked at page by page.',
  },
  'redaction-under-way': {
    status: 409,
    detail: 'This document is being redacted already. Wait until that is done.',
  },
  'redaction-too-long': {
    status: 422,
    detail: 'A document of more than 500 pages cannot be redacted here. Split it first.',
  },
  'box-off-page': { status: 422, detail: 'A part to take out lies outside of the page. Draw it again.' },
} as const satisfies ProblemTable;
