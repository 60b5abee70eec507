import { expect, test } from 'vitest';
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
  ['cómo le mando el NDA a un comprador', /how do I send the nda to a buyer/],
  ['tengo mensajes sin leer?', /do I have messages unread/],
  ['por qué no salen los correos', /why emails do not go out/],
] as const)('%s', (text, english) => expect(inEnglish(text)).toMatch(english));
