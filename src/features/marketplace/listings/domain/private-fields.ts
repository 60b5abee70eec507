import { longDay } from '#kernel/days.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import { type SaleReason, saleReasonLabels } from './teaser.ts';

/** `earnings` may be negative, a `day` is ISO 8601; `null` and '' mean empty. */
export type FieldValues = {
  prose: string;
  website: string | null;
  email: string | null;
  phone: string | null;
  amount: Cents | null;
  earnings: Cents | null;
  people: number | null;
  year: number | null;
  day: string | null;
  reason: SaleReason | null;
};
export type FieldKind = keyof FieldValues;

export type FieldGroup = 'story' | 'business' | 'contact' | 'figures' | 'sale';

export type PrivateFieldRow = {
  kind: FieldKind;
  column: string;
  group: FieldGroup;
  label: string;
  hint?: string;
  term: string;
  /** Begins the assistant's sentence that ends with the value; `null`: no sentence. */
  told: string | null;
  /** The first stage that shows it. S2 fields are also named in `highlightsOfListing` and on the highlights card. */
  from: 'S2' | 'S3';
  /** When the owner's account closes: always, or unless a signed agreement makes it evidence. */
  erased: 'always' | 'unless-evidence';
  leak: 'website' | 'email' | 'phone' | null;
};

/**
 * The fields that only approval opens, in page order. Contract, store, erasure, leak check, editor, profile page,
 * assistant and canaries derive from this table. The teaser does not: it has its own list.
 */
export const privateFields = {
  about: {
    kind: 'prose',
    column: 'about',
    group: 'story',
    label: 'About the business',
    hint: 'The whole story: what the business does, its people, customers and what you would tell a buyer at the table.',
    term: 'About the business',
    told: null,
    from: 'S3',
    erased: 'unless-evidence',
    leak: null,
  },
  leaseEnd: {
    kind: 'day',
    column: 'lease_end',
    group: 'business',
    label: 'Lease end',
    hint: 'When the lease of the premises ends. Leave it empty if the business owns them.',
    term: 'Lease end',
    told: 'The lease of its premises ends on',
    from: 'S3',
    erased: 'unless-evidence',
    leak: null,
  },
  website: {
    kind: 'website',
    column: 'website',
    group: 'business',
    label: 'Website',
    term: 'Website',
    told: 'Its website is',
    from: 'S3',
    erased: 'unless-evidence',
    leak: 'website',
  },
  contactEmail: {
    kind: 'email',
    column: 'contact_email',
    group: 'contact',
    label: 'Contact email',
    hint: 'The email of the owner’s account if left empty.',
    term: 'Email',
    told: null,
    from: 'S3',
    erased: 'always',
    leak: 'email',
  },
  contactPhone: {
    kind: 'phone',
    column: 'contact_phone',
    group: 'contact',
    label: 'Contact phone',
    term: 'Phone',
    told: null,
    from: 'S3',
    erased: 'always',
    leak: 'phone',
  },
  askingPrice: {
    kind: 'amount',
    column: 'asking_price_cents',
    group: 'figures',
    label: 'Asking price',
    hint: 'Shown on the card as you chose above.',
    term: 'Asking price',
    told: 'The asking price is',
    // Only if the owner lets screened buyers see it.
    from: 'S2',
    erased: 'unless-evidence',
    leak: null,
  },
  lastYearRevenue: {
    kind: 'amount',
    column: 'revenue_cents',
    group: 'figures',
    label: 'Last year revenue',
    term: 'Last year revenue',
    told: 'Revenue of last year was',
    from: 'S3',
    erased: 'unless-evidence',
    leak: null,
  },
  sde: {
    kind: 'earnings',
    column: 'sde_cents',
    group: 'figures',
    label: 'SDE',
    term: 'SDE',
    hint: 'Seller’s discretionary earnings: profit before interest, taxes, depreciation and amortization, plus the pay and benefits of one owner.',
    told: 'SDE is',
    from: 'S3',
    erased: 'unless-evidence',
    leak: null,
  },
  ebitda: {
    kind: 'earnings',
    column: 'ebitda_cents',
    group: 'figures',
    label: 'EBITDA',
    term: 'EBITDA',
    hint: 'Earnings before interest, taxes, depreciation and amortization, after pay for a manager who does the owner’s work.',
    told: 'EBITDA is',
    from: 'S3',
    erased: 'unless-evidence',
    leak: null,
  },
  employees: {
    kind: 'people',
    column: 'employees',
    group: 'figures',
    label: 'Employees',
    hint: 'The public page shows a range.',
    term: 'Employees',
    told: 'It employs',
    from: 'S3',
    erased: 'unless-evidence',
    leak: null,
  },
  foundedYear: {
    kind: 'year',
    column: 'founded_year',
    group: 'figures',
    label: 'Year founded',
    hint: 'Buyers see a decade or an era.',
    term: 'Founded',
    told: 'It was founded in',
    from: 'S3',
    erased: 'unless-evidence',
    leak: null,
  },
  saleReason: {
    kind: 'reason',
    column: 'sale_reason',
    group: 'sale',
    label: 'Reason for sale',
    term: 'Reason for selling',
    told: 'The owner gives as reason for the sale:',
    from: 'S2',
    erased: 'unless-evidence',
    leak: null,
  },
} as const satisfies Record<string, PrivateFieldRow>;

export type PrivateField = keyof typeof privateFields;
type KindOf<F extends PrivateField> = (typeof privateFields)[F]['kind'];
export type ByField<V extends Record<FieldKind, unknown>> = { [F in PrivateField]: V[KindOf<F>] };
export type PrivateFields = ByField<FieldValues>;

/** Stage S2 adds these to the card; none identifies the business. */
export type Highlights = {
  [F in PrivateField as (typeof privateFields)[F]['from'] extends 'S2' ? F : never]: PrivateFields[F];
};

// The assertions below are safe because the table has no keys beyond its type.
export const privateFieldNames = Object.keys(privateFields) as PrivateField[];

function kindOf<F extends PrivateField>(field: F): KindOf<F> {
  return privateFields[field].kind as KindOf<F>;
}

export function rowOf(field: PrivateField): PrivateFieldRow {
  return privateFields[field];
}

export function fieldsIn(...groups: FieldGroup[]): PrivateField[] {
  return privateFieldNames.filter((field) => groups.includes(rowOf(field).group));
}

export function fieldsByKind<V extends Record<FieldKind, unknown>>(entries: V): ByField<V> {
  return Object.fromEntries(privateFieldNames.map((field) => [field, entries[kindOf(field)]])) as ByField<V>;
}

export function mapFields<A extends Record<FieldKind, unknown>, B extends Record<FieldKind, unknown>>(
  fields: ByField<A>,
  map: { [K in FieldKind]: (value: A[K]) => B[K] },
): ByField<B> {
  const mapped = <F extends PrivateField>(field: F) => map[kindOf(field)](fields[field] as A[KindOf<F>]);
  return Object.fromEntries(privateFieldNames.map((field) => [field, mapped(field)])) as ByField<B>;
}

const empty: FieldValues = {
  prose: '',
  website: null,
  email: null,
  phone: null,
  amount: null,
  earnings: null,
  people: null,
  year: null,
  day: null,
  reason: null,
};

export const emptyPrivateFields: PrivateFields = fieldsByKind(empty);

const asIs = (text: string | null) => text;
const filled =
  <T>(words: (value: T) => string) =>
  (value: T | null) =>
    value === null ? null : words(value);

const words: { [K in FieldKind]: (value: FieldValues[K]) => string | null } = {
  prose: asIs,
  website: asIs,
  email: asIs,
  phone: asIs,
  amount: filled(formatMoney),
  earnings: filled(formatMoney),
  people: filled((count) => `${count} people`),
  year: filled(String),
  day: filled(longDay),
  reason: filled((reason) => saleReasonLabels[reason]),
};

/** The value as text (`$1,200,000`, `12 people`, `August 31, 2031`); `null` if empty. */
export function fieldWords<F extends PrivateField>(field: F, value: FieldValues[KindOf<F>]): string | null {
  return words[kindOf(field)](value) || null;
}
