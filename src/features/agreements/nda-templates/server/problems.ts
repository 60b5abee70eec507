import { type ProblemTable, wordedAs } from '#http/problems.ts';
import { pdfFaults } from '#kernel/pdf-faults.ts';
import { pdfRefusalWords } from '../domain/pdf-refusals.ts';

export const ndaTemplateProblems = {
  'no-draft': { status: 409, detail: 'There is no draft to activate.' },
  'template-unfit': {
    status: 422,
    detail: 'The draft has errors. The preview shows what and on which line.',
  },
  'master-exists': { status: 409, detail: 'There is already a passport template. Edit that one.' },
  'passport-not-possible': {
    status: 409,
    detail: 'A joinder has no countersignature. Choose either countersigning or NDA passports.',
  },
  'template-unknown': { status: 409, detail: 'This template is not active. Choose another one.' },
  'findings-not-acknowledged': {
    status: 422,
    detail: 'Review what was found in the file and confirm that it can stay.',
  },
  ...wordedAs(422, pdfFaults, pdfRefusalWords, 'Not accepted'),
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof ndaTemplateProblems> {}
}
