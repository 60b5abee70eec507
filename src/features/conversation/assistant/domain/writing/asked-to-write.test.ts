import { expect, test } from 'vitest';
import { inEnglish } from '../spanish/spanish.ts';
import { askedToWrite, documentWordsIn, speaksOfDocument } from './asked-to-write.ts';

test.each([
  'draft a message to the buyer that the lease is in the room',
  'Please write an email to the seller, firm but polite.',
  'Could you write a short reply to Avery?',
  'compose a note to my broker: the tax returns are late',
  'redacta un mensaje para el vendedor',
  'Escríbeme un correo para el comprador',
  'borrador de correo',
])('“%s” asks for a message', (message) => {
  expect(askedToWrite(message)).toBe('message');
});

test.each([
  'summarize the lease',
  'Can you please summarise the insurance policy?',
  'give me a short summary of the lease',
  'resume el contrato de arrendamiento',
  'dame un resumen del contrato',
  'Resume el contrato',
])('“%s” asks for a summary', (message) => {
  expect(askedToWrite(message)).toBe('summary');
});

test.each([
  'how do I write a message to the seller?',
  'did the buyer answer my message?',
  'write a teaser for me',
  'write me a letter of intent',
  'write my listing description',
  'give me a summary of my offers',
  'what does the lease say about renewal?',
  'does my client get a summary of activity',
  'resume publication of the bakery',
])('“%s” asks for neither', (message) => {
  expect(askedToWrite(message)).toBeNull();
});

test('what is left of a question names the document', () => {
  expect(documentWordsIn('Please summarize the lease of the workshop')).toEqual(['leas', 'workshop']);
  for (const message of ['summarize this document', 'resume este documento por favor'])
    for (const said of [message, inEnglish(message)]) expect(documentWordsIn(said)).toEqual([]);
});

test('a document may be spoken of without its name', () => {
  for (const message of ['summarize this document', 'resume este documento', 'sum up the file'])
    expect(speaksOfDocument(message)).toBe(true);
  for (const message of ['summarize how NDAs work', 'sum up what a DSCR is', 'overview of SBA loans'])
    expect(speaksOfDocument(message)).toBe(false);
});
