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
  'A draft of a message to the seller, please',
  'Write the buyer a short, polite reply',
  'I need to write an email to the landlord asking where the deposit is',
  'Help me write a note of thanks to Avery',
  'Draft a message to the buyer that the seller note is gone',
  'Can you draft an answer to the question on the lease?',
  'Draft a message in Spanish to the owner: where is the lease?',
  'Quiero que redacte un mensaje para el dueño',
  'Prepárame una respuesta para el comprador',
  'Redáctame un correo al corredor',
  'Could you help me write a message to the owner?',
  'Write an answer if you can',
  'Puedes escribir una nota al corredor diciendo que firmamos?',
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
  'Summarize the lease in the deal room',
  'Sum up what the lease says about renewal',
  'Give me a summary of the offering memorandum',
  'Summarize the questionnaire of the landlord',
  'Hazme un resumen de lo que dice el contrato',
  'Summarize the insurance policy for my lawyer',
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
  'Can you write off a seller note that is not paid?',
  'Write off the note receivable: is that an add-back?',
  'A draft message I wrote disappeared, where is it?',
  'Draft of my answer is gone, where do I find it',
  'A draft of a message to the buyer is lost',
  'I want to write a message to the seller, where do I do that?',
  'I need to write an answer to the buyer, how do I do it?',
  'Draft a seller note at 6% over 60 months',
  'Draft a promissory note for the buyer',
  'Draft a note for $200,000 at 6%',
  'Draft an engagement letter for my client',
  'Prepare a commitment letter for the bank',
  'Can you write to two buyers in one message?',
  'Can you write down the answer of the seller?',
  'Draft status of my letter to the landlord?',
  'Escribo una respuesta al comprador y no se guarda, por que?',
  'Prepara la respuesta del banco, que documentos pide?',
  'Redacto un mensaje y desapareció',
  'Quiero escribir un mensaje al vendedor, ¿dónde lo hago?',
  'Summarize the buyer’s questions about the lease',
  'Summarize Avery’s questions about the lease',
  'Summarize the lease questions',
  'Give me a summary of who read the lease',
  'Can you sum up what the buyer asked about the tax return?',
  'Summarize how NDAs work',
  'Give me a summary of Avery’s messages on the lease',
  'Summarize why the bank wants the lease',
  'Dame un resumen de quien leyo el contrato',
  'Dame un resumen de las preguntas del comprador sobre el contrato',
  'Hazme un resumen de cómo funciona el NDA',
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
