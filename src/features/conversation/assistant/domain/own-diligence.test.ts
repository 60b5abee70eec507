import { expect, test } from 'vitest';
import { ownMatterIn } from './own-matters.ts';
import { inEnglish } from './spanish/spanish.ts';

test.each([
  'Which diligence requests are open in the HVAC deal room?',
  'Which diligence requests are open?',
  'what do I still owe the buyer in due diligence',
  'which diligence requests are open in the room of the bakery',
  'how many diligence requests are pending',
  'show me the outstanding diligence items',
  'Any overdue diligence requests?',
  'Are there any diligence items still waiting for me?',
  'Which diligence items are due this week?',
  'Which of our due diligence requests has the seller not answered?',
  'What is still missing in our due diligence?',
  'anything left to send in due diligence',
  'What documents do they still owe us in diligence?',
  'What does the seller still have to provide for due diligence?',
  'Who still owes documents in diligence?',
  'what diligence stuff do i still owe them for due diligence',
  inEnglish('¿qué solicitudes de diligencia siguen abiertas?'),
  inEnglish('¿Qué le debo todavía al comprador en la diligencia debida?'),
  inEnglish('¿cuáles pendientes de due diligence tengo?'),
])('is of one’s own list: %s', (text) => {
  expect(ownMatterIn(text)).toBe('myDiligence');
});

test.each([
  'Who owes taxes in due diligence?',
  'What do I owe my broker for due diligence?',
  'Any diligence request fee due?',
  'What diligence items does an SBA lender list as due?',
  'Which diligence items are due before closing?',
  'What is missing in due diligence if the buyer skips a QoE?',
  'How long are open diligence requests kept?',
  'Are there due diligence items left out of the LOI?',
  'What taxes do I owe in due diligence?',
  'Which diligence items do most buyers leave open?',
  'What is usually missing in due diligence?',
  'What does an open diligence request mean?',
  'How do I answer an open diligence request?',
  'What do I owe for due diligence?',
  'Which diligence list is standard, and what is left out?',
  'What is missing in a due diligence report?',
  inEnglish('¿cuánto le debo a mi corredor por la due diligence?'),
  inEnglish('¿quién debe impuestos en la due diligence?'),
  inEnglish('¿qué puntos de due diligence pide un banco?'),
])('is not: %s', (text) => {
  expect(ownMatterIn(text)).not.toBe('myDiligence');
});
