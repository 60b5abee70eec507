import { expect, test } from 'vitest';
import { asksNotePayment } from './note-asked.ts';
import { inEnglish } from './spanish/spanish.ts';

const page = '/offer/3f0e2a5c-0000-4000-8000-000000000001';

test.each([
  'what would the monthly payment of the seller note be in their counteroffer',
  'what is the monthly payment on the seller note in my counteroffer',
  'How much is the note payment in the LOI?',
  "What's the seller note payment a month in their offer",
  'how much a month is the seller note in their counter?',
  'What do I pay each month on the seller note under their offer?',
  'Can you tell me the monthly payment of the note in my offer?',
  'monthly payment of the seller note in the counteroffer',
  'What would the note cost me per month in the letter of intent?',
  'how much is the note payment in my letter',
  inEnglish('¿cuánto es el pago mensual de la nota del vendedor en la contraoferta?'),
  inEnglish('cuánto pago al mes por la nota del vendedor en mi oferta'),
  inEnglish('¿Cuál es la mensualidad del pagaré en su oferta?'),
])('asks for the payment of the note: %s', (message) => {
  expect(asksNotePayment({ message, page: null })).toBe(true);
});

test('on the page of an offer it need not be named', () => {
  const message = 'What is the monthly payment of the note?';
  expect(asksNotePayment({ message, page })).toBe(true);
  expect(asksNotePayment({ message, page: '/offers' })).toBe(false);
});

test.each([
  'Where do I put notes about the deposit payment in my offer?',
  'What note should I add to the offer about the earnest payment?',
  'Please note in my offer that the down payment is cash',
  'Does my offer need a promissory note if there is no down payment?',
  'Which offers include a seller note with monthly payments?',
  'Is the seller note payment behind the SBA loan payment in an LOI?',
  'Who pays the note payments if the counterparty dies?',
  'What happens to the note payments in my offer if the business fails?',
  'What do I write in the note about payments in my offer?',
  'How many offers have a note payment?',
  'What is the down payment in the offer? Note that I pay monthly.',
  'What does the counteroffer say about the note payments?',
  'Are note payments in my offer deductible?',
  'Tell me how a seller note payment works in an offer',
  'Give me notes on the payment terms of the offer',
  inEnglish('¿qué nota pongo en mi oferta sobre el pago inicial?'),
  inEnglish('¿dónde dejo una nota sobre el pago mensual en la oferta?'),
  inEnglish('¿quién paga la nota si el comprador muere, según la oferta?'),
])('does not: %s', (message) => {
  for (const on of [null, page]) expect(asksNotePayment({ message, page: on })).toBe(false);
});
