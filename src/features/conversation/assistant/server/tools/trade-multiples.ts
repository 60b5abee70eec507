import { z } from 'zod';
import { listTables } from '#features/valuation/valuation/contract.ts';
import { rowsNamed } from '#features/valuation/valuation/domain/find-rows.ts';
import { times } from '#features/valuation/valuation/domain/multiple-words.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { dayInWords } from '#kernel/days.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';
import { rowAsSource } from './value-business.ts';

const mostTold = 6;
export const multipleReads = [listTables] as const;

export function tradeMultiplesTool(read: ReadAs) {
  return tool({
    name: 'trade_multiples',
    words:
      'The multiples that businesses of a trade sell for by the tables, with metric, source and date. `trade`: the words that name it.',
    parameters: z.object({ trade: z.string().min(1).max(400) }),
    run: async (call, { trade }): Promise<Found> => {
      const rows = ((await read(call, listTables))?.rows ?? []).filter(({ retired }) => !retired);
      const named = rowsNamed(rows, trade).slice(0, mostTold);
      const page = pageSource('/analysis/valuation');
      const facts = multipleFacts(named);
      if (facts.length === 0) return { facts };
      return {
        facts: [...facts, factOf(howToRead, page, howToReadInSpanish)],
        proposals: [{ kind: 'open', label: 'Open the valuation page', href: '/analysis/valuation' }],
      };
    },
  });
}

type Row = ReplyOf<typeof listTables>['rows'][number];

/** A sentence for each row that has a range or a middle. */
export function multipleFacts(rows: readonly Row[]): Fact[] {
  return rows.flatMap((row) => {
    const { subsector, metric, low, high, middle, asOf, source } = row;
    const only = middle === null ? null : times(middle);
    const range = low !== null && high !== null ? `${times(low)} to ${times(high)}` : only;
    return range === null
      ? []
      : [
          factOf(
            `${subsector} sells for ${range} ${metric}, by ${source}, as of ${dayInWords(asOf)}.`,
            rowAsSource(row),
            `${subsector} se vende por ${range} ${metric}, según ${source}, al ${dayInWords(asOf)}.`,
          ),
        ];
  });
}

export const howToRead =
  'A multiple means nothing without what it is on: SDE is larger than EBITDA by one owner’s pay, so the same price is fewer times SDE. Size, steady customers, a lease and an owner who is not needed move a business within the range; a price below it asks what is wrong. It is an estimate, no appraisal.';
export const howToReadInSpanish =
  'Un múltiplo no dice nada sin su base: el SDE es mayor que el EBITDA por el sueldo de un dueño. El tamaño, los clientes fijos, el contrato de renta, el riesgo y la dependencia del dueño mueven un negocio dentro del rango; por eso un ramo con márgenes delgados y poca demanda recurrente vale menos veces. Es una estimación, no un avalúo.';
