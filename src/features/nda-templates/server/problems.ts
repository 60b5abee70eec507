import type { ProblemTable } from '#http/problems.ts';
import { pdfRefusals, pdfRefusalWords } from '../domain/pdf-refusals.ts';

export const ndaTemplateProblems: ProblemTable = {
  'no-draft': { status: 409, detail: 'There is no draft to put into use.' },
  'template-unfit': {
    status: 422,
    detail: 'Something is wrong with the draft. Look at the preview: it says what, and on which line.',
  },
  'master-exists': { status: 409, detail: 'There is a text for the passport already. Change that one.' },
  'passport-not-possible': {
    status: 409,
    detail:
      'A joinder has no second signature. Choose between signing each agreement too and taking passports.',
  },
  'template-unknown': { status: 409, detail: 'This template is not in use. Choose another one.' },
  'findings-not-acknowledged': {
    status: 422,
    detail: 'Look at what was found in the file, and say that it may stay.',
  },
  ...Object.fromEntries(
    pdfRefusals.map((code) => [code, { status: 422, title: 'Not taken', detail: pdfRefusalWords[code] }]),
  ),
};
