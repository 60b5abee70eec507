import type { ProblemTable } from '#http/problems.ts';
import { confirmationWords } from '../domain/confirmation.ts';
import { sealFailureWords } from '../domain/sealing.ts';
import { signingWords } from '../domain/signing.ts';

export const ndaProblems = {
  'not-the-signer': { status: 403, detail: signingWords['not-the-signer'] },
  'nda-closed': { status: 409, detail: signingWords['nda-closed'] },
  'signing-time-over': { status: 409, detail: signingWords['nda-expired'], code: 'nda-expired' },
  'nda-superseded': {
    status: 409,
    detail: 'The agreement has been updated since it was issued. Ask for a new one.',
  },
  'nda-unsigned': {
    status: 409,
    detail: 'The agreement is not signed yet, so there is no file to download.',
  },
  'nda-being-sealed': {
    status: 409,
    detail: 'The file is being digitally sealed. Try again in a moment.',
  },
  'owner-not-disclosed': {
    status: 403,
    detail: 'The owner is named once they approve your access. Your NDA carries the SHA-256 of the name.',
  },
  'already-sealed': { status: 409, detail: 'The agreement is already sealed.' },
  'nda-is-text': { status: 409, detail: 'This agreement is text, not a file. Read it on its page.' },
  'consent-missing': { status: 409, detail: signingWords['consent-missing'] },
  'consent-outdated': { status: 409, detail: signingWords['consent-outdated'] },
  'document-changed': { status: 409, detail: signingWords['document-changed'] },
  'not-read': { status: 422, detail: signingWords['not-read'] },
  'name-missing': { status: 422, detail: signingWords['name-missing'] },
  'entity-required': { status: 422, detail: signingWords['entity-required'] },
  'drawing-unfit': { status: 422, detail: signingWords['drawing-unfit'] },
  'drawing-empty': { status: 422, detail: signingWords['drawing-empty'] },
  'key-unreadable': { status: 409, detail: sealFailureWords['key-unreadable'] },
  'code-missing': { status: 409, detail: confirmationWords['code-missing'] },
  'code-expired': { status: 409, detail: confirmationWords['code-expired'] },
  'code-spent': { status: 409, detail: confirmationWords['code-spent'] },
  'confirmation-missing': { status: 409, detail: confirmationWords['confirmation-missing'] },
  'file-damaged': {
    status: 409,
    title: 'File damaged',
    detail:
      'The stored file is not the one that was signed, so it can’t be downloaded. The operator was notified.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof ndaProblems> {}
}
