import {
  type BasicInfoField,
  basicInfoFields,
  basicInfoLabels,
} from '#features/marketplace/businesses/domain/onboarding.ts';
import {
  type PrivateField,
  privateFieldNames,
  rowOf,
} from '#features/marketplace/listings/domain/private-fields.ts';

/** Rows of one import, each with at most one draft listing. */
export const mostAtOnce = 200;

export const teaserFields = ['title', 'description', 'place', 'priceDisplay'] as const;
type TeaserField = (typeof teaserFields)[number];

/** A column of a table: what the form of a business asks, what the editor of a listing asks, or the business itself. */
export type ImportField = 'businessId' | BasicInfoField | TeaserField | PrivateField;

export const importFields: readonly ImportField[] = [
  'businessId',
  ...basicInfoFields,
  ...teaserFields,
  ...privateFieldNames,
];
export const listingFields: readonly ImportField[] = [...teaserFields, ...privateFieldNames];

const teaserLabels: Record<TeaserField, string> = {
  title: 'Listing title',
  description: 'Public description',
  place: 'State or region',
  priceDisplay: 'Price on the card',
};

const labels: ReadonlyMap<string, string> = new Map([
  ['businessId', 'Business ID'],
  ...Object.entries(basicInfoLabels),
  ...Object.entries(teaserLabels),
  ...privateFieldNames.map((field): [string, string] => [field, rowOf(field).label]),
]);

/** The name of its column in a file that is exported here. */
export function fieldLabel(field: ImportField): string {
  return labels.get(field) ?? field;
}

/** Other names that brokers' lists, CRMs and accounting programs give these columns. */
const otherNames: Partial<Record<ImportField, readonly string[]>> = {
  ein: ['fein', 'tax id', 'federal tax id', 'employer identification number', 'ein number'],
  businessName: ['name', 'company', 'company name', 'legal name', 'business'],
  businessAddress: ['address', 'street address', 'company address', 'mailing address'],
  dba: ['doing business as', 'trade name', 'd b a'],
  industry: ['industry', 'sector'],
  trade: ['type of business', 'business type', 'kind of business'],
  title: ['title', 'headline', 'ad headline'],
  description: ['description', 'summary', 'ad text'],
  place: ['state', 'region', 'location'],
  askingPrice: ['price', 'list price', 'listing price'],
  lastYearRevenue: ['revenue', 'gross revenue', 'annual revenue', 'sales', 'gross sales'],
  sde: ['cash flow', 'sellers discretionary earnings', 'seller s discretionary earnings', 'owner benefit'],
  employees: ['number of employees', 'headcount', 'staff'],
  foundedYear: ['founded', 'established', 'year established'],
  saleReason: ['reason for selling', 'reason'],
  leaseEnd: ['lease expiration', 'lease expires', 'lease end date'],
  website: ['web site', 'url'],
  contactEmail: ['email'],
  contactPhone: ['phone', 'telephone'],
};

const known: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) =>
    [fieldLabel(field), ...(otherNames[field] ?? [])].map((name): [string, ImportField] => [
      plain(name),
      field,
    ]),
  ),
);

/** The field that a column of this name holds; `null` if the name says nothing. */
export function fieldNamed(name: string): ImportField | null {
  return known.get(plain(name)) ?? null;
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
