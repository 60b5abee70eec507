import { answerWords } from '#features/valuation/health-check/domain/answer-words.ts';
import { type Answer, type Answers, scoreOfAnswer } from '#features/valuation/health-check/domain/answers.ts';
import {
  type QuestionKey,
  type SectionKey,
  sectionKeys,
  sections,
} from '#features/valuation/health-check/domain/question.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import type { ReportChapter, ReportTable } from './report.ts';
import type { ReportInputs } from './report-inputs.ts';
import { inQuestions, row } from './report-words.ts';

export function scoreChapter({ answers, known, value }: ReportInputs): ReportChapter {
  const { claimed, evidenced } = value.score;
  return {
    key: 'score',
    title: 'Score by section',
    text: [
      'Each answer scores from 0 to 100, and each section is the average of its answers. The first figure takes every answer as given; the one in parentheses counts documented answers only. A section with fewer than 70% of its questions answered has no score.',
      ...value.gates.map(({ words }) => words),
      ...value.contradictions.map(({ words }) => words),
    ],
    figures: [],
    drawings: [
      {
        kind: 'scores',
        title: 'The five sections, as answered (documented)',
        bars: sectionKeys.map((key) => ({
          label: sections[key].title,
          claimed: claimed.sections[key].score,
          evidenced: evidenced.sections[key].score,
        })),
      },
    ],
    tables: sectionKeys.map((key) => answerTable(key, answers, known)),
  };
}

function answerTable(section: SectionKey, answers: Answers, known: Answers): ReportTable {
  return {
    caption: sections[section].title,
    columns: ['Question', 'Answer', 'Evidence', 'Score'],
    rows: sections[section].keys.map((key) => {
      const answer = answers[key];
      const scored = known[key] ?? answer;
      const words =
        scored === answer
          ? answerWords(key, answer)
          : `${answerWords(key, answer)}; the books say ${answerWords(key, scored)}, which is scored`;
      return row([questions[key].question, words, paperOf(answer), scoreOf(key, scored)], {
        place: inQuestions(key),
      });
    }),
  };
}

function paperOf(answer: Answer | undefined): string {
  if (answer?.state !== 'given') return '–';
  return answer.evidenced ? 'Documented' : 'As answered';
}

function scoreOf(key: QuestionKey, answer: Answer | undefined): string {
  return answer?.state === 'given' ? String(Math.round(scoreOfAnswer(key, answer))) : '–';
}
