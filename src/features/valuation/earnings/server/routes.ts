import type { LimitRule } from '#http/limits.ts';
import { changes, changesAfter, type Route, reads, uploads } from '#http/mount.ts';
import * as answersContract from '../books-answers-contract.ts';
import * as contract from '../contract.ts';
import { answerChecklist } from './answer-checklist.ts';
import { listBooksAnswers, useBooksAnswer } from './books-answers.ts';
import { addAddBack, changeAddBack, removeAddBack } from './change-add-backs.ts';
import { setBook, typeYear } from './change-book.ts';
import { matchAccounts } from './match-accounts.ts';
import { type BookTools, downloadOriginal, fetchOriginal, readToKeep } from './original-file.ts';
import { getEarnings, listAccounts } from './read-earnings.ts';
import { getGrossMargin } from './read-gross-margin.ts';
import { downloadSampleBooks } from './sample-file.ts';
import { keepFile, previewFile, readFile, removeStatement } from './statement-file.ts';

/** Parsing a file occupies a thread for a moment: enough for five years of months, tried twice. */
const filesPerPerson: LimitRule = { name: 'earnings-files', most: 240, seconds: 3_600 };

export function earningsRoutes(tools: BookTools): Route[] {
  const limits = {
    limits: ({ actor }: { actor: { kind: string; personId?: string } }) =>
      actor.personId ? [{ rule: filesPerPerson, subject: actor.personId }] : [],
  };
  return [
    reads(contract.getEarnings, (reading, { params }) => getEarnings(reading, params.id)),
    reads(contract.getGrossMargin, (reading) => getGrossMargin(reading)),
    changes(contract.setBook, setBook),
    changes(contract.typeYear, typeYear),
    uploads(
      contract.readStatementFile,
      (reading, input) => readFile(reading, input, tools.sheets),
      previewFile,
      limits,
    ),
    uploads(
      contract.keepStatementFile,
      (reading, input) => readToKeep(reading, input, tools),
      keepFile,
      limits,
    ),
    changesAfter(
      contract.getStatementFile,
      (reading, { params }) => fetchOriginal(reading, params.id, tools),
      (work, { params }, bytes) => downloadOriginal(work, params.id, bytes),
    ),
    reads(contract.downloadSampleBooks, downloadSampleBooks),
    changes(contract.removeStatementFile, (work, { params }) => removeStatement(work, params.id)),
    reads(contract.listAccounts, (reading, { params }) => listAccounts(reading, params.id)),
    changes(contract.matchAccounts, matchAccounts),
    reads(answersContract.listBooksAnswers, (reading, { params }) => listBooksAnswers(reading, params.id)),
    changes(answersContract.useBooksAnswer, useBooksAnswer),
    changes(contract.answerChecklist, answerChecklist),
    changes(contract.addAddBack, addAddBack),
    changes(contract.changeAddBack, changeAddBack),
    changes(contract.removeAddBack, (work, { params }) => removeAddBack(work, params.id)),
  ];
}
