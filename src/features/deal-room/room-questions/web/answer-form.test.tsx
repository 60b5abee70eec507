import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Auth, AuthContext } from '#kit/auth/auth-context.ts';
import type { QuestionView } from '../contract.ts';
import { AnswerForm } from './answer-form.tsx';

const question: QuestionView = {
  id: 'question',
  roomId: 'room',
  general: true,
  document: null,
  page: null,
  question: 'What is the rent?',
  state: 'asked',
  at: '2026-03-01T12:00:00.000Z',
  answer: null,
  reason: null,
  mine: false,
  manage: null,
  version: 1,
  may: {
    routed: true,
    drafted: true,
    approved: true,
    answered: true,
    published: true,
    declined: true,
    withdrawn: true,
  },
};

test('a suggested text that is too long stays whole, and the field says so', () => {
  const long = `${'x'.repeat(5_000)}y`;
  const drawn = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext value={{ user: null } as Auth}>
        <AnswerForm
          question={question}
          expert={false}
          suggest={({ text, onText }) => {
            if (text === '') onText(long);
            return null;
          }}
        />
      </AuthContext>
    </QueryClientProvider>,
  );
  expect(drawn).toContain(long);
  expect(drawn).toContain('1 character too many: an answer has at most 5,000.');
});
