import { boostQuestions } from './boost-questions.ts';
import { edgeQuestions } from './edge-questions.ts';
import { glanceQuestions } from './glance-questions.ts';
import { growthQuestions } from './growth-questions.ts';
import type { Question, QuestionKey } from './question.ts';
import { riskQuestions } from './risk-questions.ts';

export const questions: Record<QuestionKey, Question> = {
  ...glanceQuestions,
  ...edgeQuestions,
  ...boostQuestions,
  ...riskQuestions,
  ...growthQuestions,
};
