import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { QuestionView } from '../contract.ts';
import { quoteLead } from '../domain/quotes.ts';
import { NamesAsker, PublishedAnswer } from './words-dialog.tsx';

const may = {
  routed: true,
  drafted: true,
  approved: true,
  answered: true,
  published: true,
  declined: true,
  withdrawn: true,
} as const;
const asked: QuestionView = {
  id: 'question',
  roomId: 'room',
  general: false,
  document: { id: 'lease', name: 'Lease' },
  page: 1,
  question: 'What is the rent?',
  state: 'answered',
  at: '2026-03-01T12:00:00.000Z',
  answer: null,
  reason: null,
  mine: false,
  manage: null,
  version: 1,
  may,
};
const drawn = (answer: string | null) =>
  renderToStaticMarkup(<PublishedAnswer question={{ ...asked, answer }} />);

test('who publishes an answer reads it first', () => {
  expect(drawn('The rent is $8,450.')).toContain('The rent is $8,450.');
  expect(drawn('The rent is $8,450.')).not.toContain('quotes');
  expect(drawn(null)).toBe('');
});

test('and is told of words that name who asked', () => {
  const manage = {
    asker: { id: 'p', name: 'Jonah Okafor' },
    route: null,
    routedTo: null,
    publicQuestion: null,
  };
  const named = (words: string, answer: string | null = null) =>
    renderToStaticMarkup(<NamesAsker question={{ ...asked, answer, manage }} words={words} />);
  expect(named('Okafor Holdings asks what the rent is')).toContain('Jonah Okafor asked');
  expect(named('What is the rent?', 'Dear Jonah, it is $8,450.')).toContain('“Jonah”');
  expect(named('What is the rent?', 'It is $8,450.')).toBe('');
});

test('and is told of documents that not everyone who reads it may open', () => {
  const quoting = `${quoteLead('Payroll, 2024', 3)}\n“Wages are $9,000.”\n\n${quoteLead('Lease', 1)}\n“Rent.”`;
  expect(drawn(quoting)).toContain('It quotes “Payroll, 2024”. Buyers who cannot open that document');
  expect(drawn(`${quoteLead('Lease', 1)}\n“Rent.”`)).not.toContain('It quotes');
});
