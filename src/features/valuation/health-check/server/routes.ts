import { invitationsPerPerson, type LimitRule } from '#http/limits.ts';
import { changes, changesAfter, type Route, reads, uploads } from '#http/mount.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { addPaper, readPaper } from './add-paper.ts';
import { deletePaper } from './delete-paper.ts';
import { inviteHelper } from './invite-helper.ts';
import { linkPaper } from './link-paper.ts';
import { listAnswers } from './list-answers.ts';
import { listHelpers, listInvitations } from './list-helpers.ts';
import { moveHelper } from './move-helper.ts';
import type { PaperTools } from './paper-tools.ts';
import { putAnswer } from './put-answer.ts';
import { getCheck, listChecks } from './read-checks.ts';
import { downloadPaper, fetchPaper, listPapers } from './read-papers.ts';
import { type BooksOnAnswers, readScore } from './read-score.ts';
import { startCheck, startCheckFor } from './start-check.ts';

/** A year of statements is a few dozen files; the limit stops a script from filling the disk. */
const papersPerPerson: LimitRule = { name: 'check-papers', most: 100, seconds: 86_400 };

export function healthCheckRoutes(tools: PaperTools & { booksOnAnswers: BooksOnAnswers }): readonly Route[] {
  return [
    changes(contract.startCheck, (work, { body }) => startCheck(work, body.businessId)),
    changes(contract.startCheckFor, (work, { params }) => startCheckFor(work, params.id)),
    reads(contract.listChecks, (reading, input) => listChecks(reading, input, tools.booksOnAnswers)),
    reads(contract.getCheck, (reading, { params }) => getCheck(reading, params.id)),
    reads(contract.listAnswers, (reading, { params }) => listAnswers(reading, params.id)),
    changes(contract.putAnswer, putAnswer),
    reads(contract.getScore, (reading, { params }) => readScore(reading, params.id, tools.booksOnAnswers)),
    uploads(
      contract.addPaper,
      (reading, input) => readPaper(reading, input, tools),
      (work, input, read) => addPaper(work, input, read),
      {
        limits: ({ actor }) => [{ rule: papersPerPerson, subject: signedIn(actor).personId }],
      },
    ),
    reads(contract.listPapers, (reading, { params }) => listPapers(reading, params.id)),
    changes(contract.linkPaper, linkPaper),
    changesAfter(
      contract.getPaperFile,
      (reading, { params }) => fetchPaper(reading, params.id, tools),
      (work, { params }, bytes) => downloadPaper(work, params.id, bytes),
    ),
    changes(contract.deletePaper, (work, { params }) => deletePaper(work, params.id)),
    changes(contract.inviteHelper, inviteHelper, {
      limits: ({ actor }) => [{ rule: invitationsPerPerson, subject: signedIn(actor).personId }],
    }),
    reads(contract.listHelpers, listHelpers),
    reads(contract.listInvitations, listInvitations),
    changes(contract.moveHelper, moveHelper),
  ];
}
