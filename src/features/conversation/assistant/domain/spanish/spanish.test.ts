import { expect, test } from 'vitest';
import { intentOf } from '../intents.ts';
import { namedIn } from '../question.ts';
import { inEnglish, isSpanish } from './spanish.ts';

test.each([
  'cuántos compradores tengo esperando aprobación',
  'ya me aprobaron? que sigue',
  'hola',
  'cuanto pago al mes por un prestamo de 400 mil a 10 años al 11 por ciento',
  'el comprador quiere ver mis taxes, tengo que dárselos?',
  '¿y ahora?',
])('Spanish: %s', (text) => expect(isSpanish(text)).toBe(true));

test.each([
  'how do I take down my listing',
  'a restaurant in El Paso, Texas',
  'no',
  'is it a good deal',
  'mi casa restaurant for sale in Los Angeles',
])('not Spanish: %s', (text) => expect(isSpanish(text)).toBe(false));

test.each([
  [
    'cuánto pago al mes por un préstamo de 400 mil a 10 años al 11 por ciento',
    /monthly payment.* loan of 400 thousand .*10 years .*11 percent/,
  ],
  ['cuanto se lleva el IRS cuando uno vende su negocio', /how much tax does the irs take/],
  ['cuánto lleva vender un negocio', /how long does it take to sell/],
  ['cómo le mando el NDA a un comprador', /how do I send the nda to a buyer/],
  ['tengo mensajes sin leer?', /do I have messages unread/],
  ['por qué no salen los correos', /why emails do not go out/],
] as const)('%s', (text, english) => expect(inEnglish(text)).toMatch(english));

test('sales and what is left of them are told apart', () => {
  const asked = inEnglish('vendo como 900 mil al año y me quedan unos 140 mil. cuanto valdrá mas o menos?');
  expect(namedIn(asked).amounts).toMatchObject([
    { amount: 900_000_00, role: 'revenue' },
    { amount: 140_000_00, role: 'sde' },
  ]);
  expect(intentOf(asked, { named: namedIn(asked), meant: [] })).toBe('value');
});
