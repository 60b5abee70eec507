import { csvOf } from '#kernel/csv.ts';
import { saveFile } from '#kit/save-file.ts';
import { fieldLabel, type ImportField, importFields } from '../domain/import-fields.ts';

type Example = Partial<Record<ImportField, string>>;

const examples: readonly Example[] = [
  {
    ein: '12-3456789',
    businessName: 'Example Heating and Cooling LLC',
    businessAddress: '12 Example Street, Provo, UT 84601',
    dba: 'Example Air',
    industry: 'Travel, Hospitality and Services',
    trade: 'HVAC contractor',
    title: 'Established service contractor',
    description: 'Recurring maintenance work for commercial customers, with a trained crew that stays.',
    place: 'Utah',
    priceDisplay: 'band',
    askingPrice: '1,200,000',
    lastYearRevenue: '2,400,000',
    sde: '374,000',
    ebitda: '264,000',
    employees: '12',
    foundedYear: '1987',
    saleReason: 'Retirement',
    leaseEnd: '2031-08-31',
  },
  {
    ein: '12-3456790',
    businessName: 'Example Bakery Inc.',
    businessAddress: '40 Sample Avenue, Mesa, AZ 85201',
    industry: 'Retail, Wholesale and Distribution',
  },
];

/** Two businesses, one with a draft listing. Every column is in it; most can be left out. */
export function sampleText(): string {
  const fields = importFields.filter((field) => field !== 'businessId');
  const rows = examples.map((example) => fields.map((field) => example[field] ?? ''));
  return `\ufeff${csvOf([fields.map(fieldLabel), ...rows])}`;
}

export function saveSample(): void {
  const bytes = new TextEncoder().encode(sampleText());
  saveFile({ fileName: 'businesses-sample.csv', type: 'text/csv; charset=utf-8', bytes: bytes.buffer });
}
