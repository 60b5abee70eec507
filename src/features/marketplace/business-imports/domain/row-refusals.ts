/** Why a row is not imported although its values are good. */
export const rowRefusals = [
  'ein-taken',
  'ein-repeated',
  'business-unknown',
  'business-repeated',
  'nothing-to-change',
  'listing-not-draft',
] as const;
export type RowRefusal = (typeof rowRefusals)[number];

export const rowRefusalWords: Record<RowRefusal, string> = {
  'ein-taken': 'You already added a business with this EIN.',
  'ein-repeated': 'An earlier row has the same EIN.',
  'business-unknown': 'None of your businesses has this Business ID. Leave the ID empty to add a new one.',
  'business-repeated': 'An earlier row has the same Business ID.',
  'nothing-to-change': 'The row has a Business ID but nothing for its listing.',
  'listing-not-draft': 'The listing of this business is no longer a draft. Change it on its own page.',
};

/** `row`: as a spreadsheet counts them. `businessId`: it exists already, else its `ein` is given. */
type Row = { row: number; businessId: string | null; ein: string | null; listing: boolean };
export type RefusedRow = { row: number; why: RowRefusal };

/**
 * The rows that cannot be imported. `takenEins`: of the caller's businesses; `drafts`: whether the open listing of each
 * of the caller's businesses is a draft, `null` if there is none.
 */
export function refusedRows(
  rows: readonly Row[],
  takenEins: ReadonlySet<string>,
  drafts: ReadonlyMap<string, boolean | null>,
): RefusedRow[] {
  const [eins, ids] = [new Set<string>(), new Set<string>()];
  return rows.flatMap((row): RefusedRow[] => {
    const why =
      row.businessId === null
        ? whyNotNew(row.ein ?? '', takenEins, eins)
        : whyNotChanged(row, row.businessId, drafts, ids);
    if (row.businessId !== null) ids.add(row.businessId);
    if (row.ein !== null) eins.add(row.ein);
    return why === null ? [] : [{ row: row.row, why }];
  });
}

function whyNotNew(ein: string, taken: ReadonlySet<string>, earlier: ReadonlySet<string>): RowRefusal | null {
  if (earlier.has(ein)) return 'ein-repeated';
  return taken.has(ein) ? 'ein-taken' : null;
}

function whyNotChanged(
  row: Row,
  id: string,
  drafts: ReadonlyMap<string, boolean | null>,
  earlier: ReadonlySet<string>,
): RowRefusal | null {
  if (earlier.has(id)) return 'business-repeated';
  if (!drafts.has(id)) return 'business-unknown';
  if (!row.listing) return 'nothing-to-change';
  return drafts.get(id) === false ? 'listing-not-draft' : null;
}
