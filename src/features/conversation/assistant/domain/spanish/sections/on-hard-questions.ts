/** The short answers on lines of the law in Spanish, in short; see section-summaries.ts. */
export const spanishOnHardQuestions: Readonly<Record<string, string>> = {
  'hard-questions#a-seller-refuses-a-buyer-for-their-origin-race-or-religion':
    'No lo acompañe. 42 U.S.C. 1981 prohíbe negarse a contratar por raza o ascendencia, y las leyes estatales van más lejos; quien ayuda también responde. Dígalo por escrito, juzgue a todos con las mismas reglas y pregunte a un abogado.',
  'hard-questions#tax-returns-were-not-filed-for-years-can-it-still-be-sold-quickly':
    'Difícilmente a buen precio: un banco compara las declaraciones con el IRS y sin ellas no presta. Primero un contador presenta las que faltan, casi siempre seis años. Con prisa queda una venta de activos en efectivo, diciéndolo todo, con dinero retenido para impuestos.',
  'hard-questions#the-buyer-wants-the-stock-does-that-make-me-a-securities-broker':
    'Las acciones son valores, pero desde marzo de 2023 la ley federal exime a ciertos intermediarios: empresa privada con EBITDA menor de $25 millones o ingresos menores de $250 millones, un comprador que la controle y dirija, y sin manejar el dinero. La ley estatal es aparte; pregunte a un abogado.',
  'hard-questions#how-do-i-check-for-liens-on-the-equipment-and-trucks':
    'Busque en el registro UCC del estado donde se formó la empresa, con su nombre legal exacto; después gravámenes de impuestos y sentencias, y el título de cada vehículo. Pida cartas de pago y busque otra vez antes del cierre.',
};
