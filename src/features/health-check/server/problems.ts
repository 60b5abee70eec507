import type { ProblemTable } from '#http/problems.ts';
import { mostHelpers } from '../domain/check-helper.ts';
import { mostPapers, mostPapersBehind } from '../domain/paper.ts';

export const healthCheckProblems: ProblemTable = {
  'paper-not-taken': {
    status: 422,
    detail:
      'This file cannot be kept as a paper. Send a PDF, a picture (JPEG, PNG, WebP), a Word or Excel file (DOCX, XLSX) or a CSV, with the ending that belongs to it.',
  },
  'paper-infected': {
    status: 422,
    detail: 'A scanner found malware in this file. It was not kept; send another copy.',
  },
  'too-many-papers': {
    status: 409,
    detail: `A health check keeps at most ${mostPapers} papers, and ${mostPapersBehind} behind one answer. Delete one first.`,
  },
  'no-answer-yet': {
    status: 409,
    detail: 'Give the answer first: a paper stands behind a value.',
  },
  'not-your-paper': {
    status: 403,
    detail: 'Only the owner, a broker of theirs, or whoever added this paper deletes it.',
  },
  'own-address': { status: 422, detail: 'This is your own address. You have all of the check already.' },
  'nothing-to-do': { status: 422, detail: 'Choose at least one section, or the books.' },
  'helper-open': {
    status: 409,
    detail: 'This address has an open invitation already, or helps with this check.',
  },
  'too-many-helpers': {
    status: 409,
    detail: `At most ${mostHelpers} people help with a check at a time. End one first.`,
  },
};
