import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { askGeneralQuestion, askQuestion } from './ask-question.ts';
import { getQuestion, listQuestions, listRoutedQuestions } from './list-questions.ts';
import { moveQuestion } from './move-question.ts';

export const roomQuestionRoutes: readonly Route[] = [
  changes(contract.askQuestion, (work, { params, body }) => askQuestion(work, params.id, body)),
  changes(contract.askGeneralQuestion, (work, { params, body }) => askGeneralQuestion(work, params.id, body)),
  reads(contract.listQuestions, (reading, { params, query }) => listQuestions(reading, params.id, query)),
  reads(contract.listRoutedQuestions, (reading, { query }) => listRoutedQuestions(reading, query)),
  reads(contract.getQuestion, (reading, { params }) => getQuestion(reading, params.id)),
  changes(contract.moveQuestion, (work, { params, body }) => moveQuestion(work, params.id, body)),
];
