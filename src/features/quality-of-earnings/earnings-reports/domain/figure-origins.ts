import type { LineClass } from '#features/quality-of-earnings/bank-statements/domain/line-classes.ts';
import { type DatabookStage, isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import type { Figure } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';

/** Months as YYYY-MM, the first and the last one. */
export type Span = { from: string; to: string };

/** What people typed: lines of the return of a year, what an adjustment adds to its entries, terms of the price. */
export type TypedBy =
  | { what: 'tax-return'; year: number }
  | { what: 'adjustment'; id: string }
  | { what: 'terms' };

/**
 * Where a figure comes from: a formula and its arguments, of the dataset version of its report. `customer`: the key that the
 * customers of a review have; empty: lines that name none. `ends`: the day of the balances of a schedule. `schedule`: which
 * file it is; `null`: the report was written before that was kept. `partly`: what is behind it also has lines that are not in it.
 */
export type Source =
  | ({ kind: 'ledger'; customer: string | null; partly: boolean } & Figure & Span)
  | ({ kind: 'adjustment'; id: string; partly: boolean } & Span)
  | ({ kind: 'bank'; side: 'in' | 'out'; what: LineClass } & Span)
  | { kind: 'finding'; id: string }
  | { kind: 'schedule'; of: 'receivables' | 'customer-sales'; ends: string | null; schedule: string | null }
  | { kind: 'typed'; by: TypedBy };

/** `sign`: `null` in what is no sum. */
type Part<Of> = { sign: 1 | -1 | null; of: Of };

/** `how`: what is done with the parts; `null`: they add up. */
type Behind<Of> = Source | { kind: 'parts'; how: string | null; parts: readonly Part<Of>[] };

type About = {
  label: string;
  /** `null`: it is no amount. */
  cents: number | null;
  /** The stage from which what is behind it is shown. */
  opens: DatabookStage;
};

/** A figure with all that is behind it. */
export type Traced = About & { behind: Behind<Traced> };
/** The same as it is kept: its parts by their keys. */
export type KeptFigure = About & { behind: Behind<string> };

/** What stands in a report, and the figure that it is. */
export type Cell = string | { text: string; of: Traced };

export const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

export type PartOf = Part<Traced>;
export const plus = (of: Traced): PartOf => ({ sign: 1, of });
export const less = (of: Traced): PartOf => ({ sign: -1, of });
/** A part of what is no sum. */
export const beside = (of: Traced): PartOf => ({ sign: null, of });

type More = { opens?: DatabookStage; how?: string };

/** A figure that is worked out from others, which the same stage shows unless `opens` says another. Cents. */
export function fromParts(
  label: string,
  cents: number | null,
  parts: readonly PartOf[],
  { opens = 'summary', how }: More = {},
): Traced {
  return { label, cents, opens, behind: { kind: 'parts', how: how ?? null, parts } };
}

/** Parts that add up, and what they come to. */
export function sumOf(label: string, parts: readonly PartOf[], more: More = {}): Traced {
  const cents = parts.reduce((sum, { sign, of }) => sum + (sign ?? 0) * (of.cents ?? 0), 0) + 0;
  return fromParts(label, cents, parts, more);
}

/** Rows open with the months, as the ledger of a databook does. Cents. */
export function fromSource(label: string, cents: number | null, behind: Source): Traced {
  return { label, cents, opens: 'monthly', behind };
}

/** Lines of the ledger. Cents. */
export function fromLedger(
  label: string,
  cents: number | null,
  { figure, span, customer = null, partly = false }: LedgerOf,
): Traced {
  return fromSource(label, cents, {
    ...{ kind: 'ledger', formula: figure.formula, code: figure.code, customer, partly },
    ...{ from: span.from, to: span.to },
  });
}

type LedgerOf = { figure: Figure; span: Span; customer?: string | null; partly?: boolean };

/** Whether a reader, to whom `shows` is shown, may open it. */
export const mayOpen = ({ opens }: Pick<KeptFigure, 'opens'>, shows: DatabookStage): boolean =>
  isShown(opens, shows);
