/** The short answers on what a business is worth in Spanish, in short; see section-summaries.ts. */
export const spanishOnValue: Readonly<Record<string, string>> = {
  'value-questions#are-rules-of-thumb-such-as-a-share-of-sales-any-good':
    'Solo para una primera idea: un porcentaje de ventas ignora la utilidad. Lo que cuenta son las ganancias (SDE).',
  'value-questions#which-year-counts-the-best-the-last-or-an-average':
    'Casi siempre los últimos doce meses, si son normales; con altibajos, un promedio de tres años con más peso al último.',
  'value-questions#do-buyers-pay-for-growth-potential':
    'Poco: pagan por lo que existe. El potencial cuenta cuando ya empezó; si cree en él, tómelo como earn-out.',
  'value-questions#why-do-two-brokers-or-appraisers-give-different-values':
    'Usan otras ganancias, otro múltiplo u otra pregunta. Compare línea por línea y pida tres ventas reales parecidas.',
  'value-questions#a-friend-sold-for-more-why-is-mine-worth-less':
    'Pregunte qué incluía ese precio: terreno, inventario, earn-out. Compare tamaño, ganancias probadas y horas del dueño.',
  'value-questions#my-assets-are-worth-more-than-the-earnings-say':
    'Entonces los activos son el piso. Un comprador paga por ganancias o por activos, no por ambos; los inmuebles van aparte.',
  'value-questions#can-i-sell-a-startup-a-side-business-or-a-hobby':
    'Sí, por lo que un comprador puede continuar: producto, tráfico, equipo, permiso. Sin un año de utilidad no hay múltiplo.',
  'value-questions#do-interest-rates-or-the-economy-change-the-price':
    'Nadie sabe cómo estarán las tasas el próximo año y no lo adivino. Mueven el precio por el préstamo: con tasa más alta las mismas ganancias pagan uno menor. Calcule con la tasa de hoy.',
};
