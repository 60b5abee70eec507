/** The short answers while a deal is on, in Spanish, in short; see section-summaries.ts. */
export const spanishOnTheWay: Readonly<Record<string, string>> = {
  'during-the-deal#may-i-black-out-bank-statements-before-the-buyer-sees-them':
    'Números de cuenta y gastos personales sí; depósitos, fechas y saldos no. Antes de la carta de intención dé totales por mes; después, PDF completos del banco.',
  'during-the-deal#a-tax-audit-letter-came-in-the-middle-of-the-sale':
    'Conteste a tiempo con su contador y dígaselo al comprador antes de que lo encuentre. La suma probable se retiene o se paga en el cierre.',
  'during-the-deal#do-i-have-to-give-projections':
    'No, pero un banco puede pedir dos años. Si las da, muestre los supuestos y diga que son una opinión y no una promesa.',
  'during-the-deal#the-other-attorney-marked-up-everything-is-that-normal':
    'Sí: el primer borrador siempre vuelve en rojo. Hable usted de los tres o cuatro puntos de dinero y deje las palabras a los abogados.',
  'during-the-deal#the-highest-offer-is-not-from-the-best-buyer-how-do-i-choose':
    'Pese el precio con la probabilidad de que se pague: efectivo, fondos probados, condiciones y experiencia. Pida al mejor comprador que se acerque al mejor precio.',
  'during-the-deal#how-do-i-judge-whether-a-buyer-can-run-my-business':
    'Pregunte qué ha dirigido, con quién puede usted hablar de ello y qué haría en los primeros cien días. Importa más si usted deja un pagaré.',
  'during-the-deal#will-the-customers-stay-when-the-owner-leaves':
    'Mire por qué vienen: muchos pequeños que llaman a un número se quedan; unos pocos grandes que llaman al dueño, quizá no. Ate el precio a que se queden.',
  'during-the-deal#there-are-only-one-or-two-years-of-tax-returns-is-it-too-young':
    'Hay más riesgo y es más difícil financiarlo: los bancos quieren dos o tres años. Pague menos que el múltiplo del ramo o según se pruebe.',
  'during-the-deal#may-i-record-a-call-with-the-other-side':
    'Pida permiso: la ley federal acepta el de una persona, pero varios estados piden el de todos. Mejor escriba un resumen después de la llamada.',
};
