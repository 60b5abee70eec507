import type { FolderStage } from './rights.ts';

export type TemplateFolder = {
  code: string;
  name: string;
  stage: FolderStage;
  required: boolean;
};

const folder = (code: string, name: string, stage: FolderStage, required = false): TemplateFolder => ({
  code,
  name,
  stage,
  required,
});
const needed = (code: string, name: string, stage: FolderStage) => folder(code, name, stage, true);

/**
 * The folders of a room for the sale of a small business. Required ones are what a lender and the buyer's
 * attorney ask for first. Source and stages: docs/rules/deal-rooms.md.
 */
export const roomIndex: readonly TemplateFolder[] = [
  folder('00', 'Start here: index, process letter, glossary', 'S3'),
  folder('01', 'Corporate', 'S4'),
  needed('01.01', 'Formation and good standing', 'S3'),
  needed('01.02', 'Operating agreement or bylaws', 'S4'),
  needed('01.03', 'Ownership and cap table', 'S4'),
  folder('01.04', 'Minutes and consents', 'S4'),
  needed('01.05', 'DBA and licenses to do business', 'S4'),
  folder('01.06', 'Prior acquisitions', 'S4'),
  folder('02', 'Financial statements', 'S3'),
  needed('02.01', 'Annual P&L, balance sheet and cash flow, 3 to 5 years', 'S3'),
  needed('02.02', 'Monthly P&L', 'S4'),
  needed('02.03', 'Monthly balance sheet', 'S4'),
  folder('02.04', 'Budget against actual', 'S4'),
  folder('02.05', 'Projections', 'S4'),
  folder('02.06', 'Accounting policies', 'S4'),
  folder('03', 'Quality of earnings', 'S4'),
  folder('03.01', 'Report', 'S3'),
  needed('03.02', 'Bridge and add-back evidence', 'S4'),
  folder('03.03', 'Proof of cash', 'S4'),
  folder('03.04', 'Net working capital and peg', 'S4'),
  folder('03.05', 'Net debt', 'S4'),
  folder('04', 'Accounting records', 'S4'),
  needed('04.01', 'General ledger', 'S4'),
  folder('04.02', 'Trial balances', 'S4'),
  needed('04.03', 'Receivables aging', 'S4'),
  needed('04.04', 'Payables aging', 'S4'),
  folder('04.05', 'Inventory', 'S4'),
  needed('04.06', 'Fixed assets', 'S4'),
  folder('04.07', 'Chart of accounts', 'S4'),
  folder('05', 'Banking and debt', 'S4'),
  needed('05.01', 'Bank statements', 'S4'),
  needed('05.02', 'Loan payoff statements', 'S4'),
  folder('05.03', 'Leases of equipment', 'S4'),
  folder('05.04', 'Guarantees and UCC search', 'S4'),
  folder('05.05', 'Merchant processing', 'S4'),
  folder('06', 'Tax', 'S4'),
  needed('06.01', 'Income tax returns, 3 years', 'S4'),
  folder('06.02', 'M-1 reconciliation', 'S4'),
  needed('06.03', 'Payroll: 941, 940, W-3', 'S4'),
  needed('06.04', 'Sales and use tax', 'S4'),
  folder('06.05', 'Property and local tax', 'S4'),
  folder('06.06', 'Notices and transcripts', 'S4'),
  folder('07', 'Customers and sales', 'S4'),
  needed('07.01', 'Revenue by customer, coded', 'S4'),
  needed('07.02', 'Customer contracts', 'S4'),
  folder('07.03', 'Pipeline and backlog', 'S4'),
  folder('07.04', 'Pricing', 'S4'),
  folder('07.05', 'Complaints and reviews', 'S4'),
  folder('07.06', 'Customer names', 'S5'),
  folder('08', 'Suppliers and operations', 'S4'),
  needed('08.01', 'Top suppliers', 'S4'),
  folder('08.02', 'Supplier agreements', 'S4'),
  folder('08.03', 'Procedures', 'S4'),
  folder('08.04', 'Quality and safety', 'S4'),
  folder('08.05', 'Warranties', 'S4'),
  folder('09', 'People', 'S4'),
  needed('09.01', 'Organization chart by role', 'S3'),
  needed('09.02', 'Employee census (anonymized)', 'S4'),
  folder('09.03', 'Handbook', 'S4'),
  folder('09.04', 'Benefits and paid time off', 'S4'),
  folder('09.05', 'Contractors', 'S4'),
  folder('09.06', 'Employment agreements', 'S4'),
  folder('09.07', 'Names and pay', 'S5'),
  folder('10', 'Real estate', 'S4'),
  needed('10.01', 'Leases and amendments', 'S4'),
  folder('10.02', 'Landlord contact and assignment', 'S4'),
  folder('10.03', 'Deeds and appraisal', 'S4'),
  folder('10.04', 'Maintenance and zoning', 'S4'),
  needed('11', 'Equipment and vehicles', 'S4'),
  folder('12', 'Intellectual property and IT', 'S4'),
  folder('12.01', 'Trademarks, domains and software', 'S4'),
  folder('12.02', 'Security and data privacy', 'S4'),
  folder('12.03', 'Source code', 'S5'),
  folder('13', 'Legal, regulatory, insurance', 'S4'),
  needed('13.01', 'Litigation', 'S4'),
  needed('13.02', 'Permits and licenses', 'S4'),
  needed('13.03', 'Insurance policies and loss runs', 'S4'),
  folder('13.04', 'Environmental', 'S4'),
  folder('13.05', 'Franchise documents', 'S4'),
  folder('14', 'Marketing and information memorandum', 'S3'),
  folder('15', 'Transaction', 'S4'),
  folder('15.01', 'Offers', 'seller'),
  folder('15.02', 'Letter of intent', 'S4'),
  folder('15.03', 'Diligence requests', 'S4'),
  folder('15.04', 'Purchase agreement and schedules', 'S4'),
  folder('15.05', 'Disclosure', 'S4'),
  folder('15.06', 'Closing binder and funds flow', 'S4'),
];

/** Index number of a folder or document: two digits per level, `02.01.03`. */
export function indexNumber(places: readonly number[]): string {
  return places.map((place) => String(place).padStart(2, '0')).join('.');
}
