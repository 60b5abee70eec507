import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { ListingFigure } from '#platform/db/tables.ts';

export type FigureRow = Selectable<ListingFigure> & { report_number: number; check_id: string };

export function figuresOf(db: Reader, listingId: string): Promise<FigureRow[]> {
  return db
    .selectFrom('listing_figure')
    .innerJoin('check_report', 'check_report.id', 'listing_figure.report_id')
    .selectAll('listing_figure')
    .select(['check_report.number as report_number', 'check_report.check_id'])
    .where('listing_id', '=', listingId)
    .orderBy('field')
    .execute();
}

export async function writeFigure(tx: Tx, row: Insertable<ListingFigure>): Promise<void> {
  await tx
    .insertInto('listing_figure')
    .values(row)
    .onConflict((clash) => clash.columns(['listing_id', 'field']).doUpdateSet(row))
    .execute();
}
