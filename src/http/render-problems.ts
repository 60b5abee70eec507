import type { RenderRefusal } from '#platform/render/renderer.ts';

/** Why a document cannot be shown as pages, and what to do. */
export const renderProblems = {
  'document-unreadable': {
    status: 422,
    detail: 'This file cannot be shown as pages: it is damaged or not what its name says.',
  },
  'picture-not-drawable': {
    status: 422,
    detail:
      'This picture keeps its pixels in a way that cannot be drawn here. It can only be downloaded, by those who may; exported as a JPG or a PDF it is shown.',
  },
  'document-encrypted': {
    status: 422,
    detail: 'This file is protected by a password and cannot be shown. Ask for one without.',
  },
  'document-too-large': {
    status: 422,
    detail: 'This file is too large to be shown as pages. It can only be downloaded.',
  },
  'document-too-many-pages': {
    status: 422,
    detail: 'This file has more than 10,000 pages and cannot be shown. It can only be downloaded.',
  },
  'document-too-slow': {
    status: 422,
    detail: 'This file takes too long to draw and is not shown. It can only be downloaded.',
  },
  'document-too-heavy': {
    status: 422,
    detail:
      'This file takes too much memory to draw and is not shown. Save it as a PDF and upload that; the file itself can only be downloaded.',
  },
  'office-too-many-cells': {
    status: 422,
    detail:
      'This workbook has too many cells, or cells too far apart, to be shown as pages. Save the part that matters as a PDF and upload that; the workbook itself can only be downloaded.',
  },
  'office-part-missing': {
    status: 422,
    detail:
      'Files of this kind cannot be shown here: the converter of this installation lacks a part. Nothing is wrong with the file. It can only be downloaded, by those who may.',
  },
  'renderer-busy': {
    status: 503,
    detail: 'Too many pages are being drawn at the moment. Try again in a few seconds.',
  },
} as const satisfies Record<RenderRefusal, { status: number; detail: string }>;
