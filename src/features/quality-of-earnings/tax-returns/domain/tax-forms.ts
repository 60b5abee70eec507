/** Returns that a small business files: an S corporation, a C corporation, a partnership, a sole proprietor. */
export const taxForms = ['1120s', '1120', '1065', 'schedule_c'] as const;
export type TaxForm = (typeof taxForms)[number];

export const taxBases = ['cash', 'accrual'] as const;
export type TaxBasis = (typeof taxBases)[number];

export const taxAmounts = [
  'receipts',
  'allowances',
  'totalIncome',
  'officers',
  'wages',
  'deductions',
  'homeOffice',
  'ordinary',
  'income',
  'bookIncome',
  'addedIncome',
  'addedTax',
  'addedLosses',
  'addedGuaranteed',
  'addedCosts',
  'lessIncome',
  'lessDeductions',
  'assets',
  'cash',
  'receivables',
  'inventory',
  'payables',
  'liabilities',
  'equityBegin',
  'equityAdded',
  'equityTaken',
  'distributions',
  'equityEnd',
] as const;
export type TaxAmount = (typeof taxAmounts)[number];

/** In cents, as on the form. What is not given is blank on the form, or was not typed yet. */
export type TaxAmounts = { readonly [Amount in TaxAmount]?: number | null };

const taxSections = ['page', 'm1', 'balance', 'equity'] as const;
export type TaxSection = (typeof taxSections)[number];

type Lines = { readonly [Amount in TaxAmount]?: string };
/** Where each amount is on a form: the number of its line. Of tax years 2023 and later. */
const forms: Record<TaxForm, { readonly [Section in TaxSection]?: Lines }> = {
  '1120s': {
    page: {
      receipts: '1a',
      allowances: '1b',
      totalIncome: '6',
      officers: '7',
      wages: '8',
      deductions: '21',
      ordinary: '22',
    },
    m1: {
      bookIncome: '1',
      addedIncome: '2',
      addedCosts: '3',
      lessIncome: '5',
      lessDeductions: '6',
      income: '8',
    },
    balance: balanceLines({ cash: '1', receivables: '2', inventory: '3', assets: '15' }, '16', '27'),
    equity: {
      equityBegin: '1',
      equityAdded: '2 and 3',
      equityTaken: '4 and 5',
      distributions: '7',
      equityEnd: '8',
    },
  },
  '1120': {
    page: {
      receipts: '1a',
      allowances: '1b',
      totalIncome: '11',
      officers: '12',
      wages: '13',
      deductions: '27',
      ordinary: '28',
    },
    m1: {
      bookIncome: '1',
      addedTax: '2',
      addedLosses: '3',
      addedIncome: '4',
      addedCosts: '5',
      lessIncome: '7',
      lessDeductions: '8',
      income: '10',
    },
    balance: balanceLines({ cash: '1', receivables: '2', inventory: '3', assets: '15' }, '16', '28'),
    equity: {
      equityBegin: '1',
      equityAdded: '2 and 3',
      distributions: '5',
      equityTaken: '6',
      equityEnd: '8',
    },
  },
  '1065': {
    page: {
      receipts: '1a',
      allowances: '1b',
      totalIncome: '8',
      wages: '9',
      officers: '10',
      deductions: '22',
      ordinary: '23',
    },
    m1: {
      bookIncome: '1',
      addedIncome: '2',
      addedGuaranteed: '3',
      addedCosts: '4',
      lessIncome: '6',
      lessDeductions: '7',
      income: '9',
    },
    balance: balanceLines({ cash: '1', receivables: '2', inventory: '3', assets: '14' }, '15', '22'),
    equity: {
      equityBegin: '1',
      equityAdded: '2 to 4',
      distributions: '6',
      equityTaken: '7',
      equityEnd: '9',
    },
  },
  schedule_c: {
    page: {
      receipts: '1',
      allowances: '2',
      totalIncome: '7',
      wages: '26',
      deductions: '28',
      homeOffice: '30',
      income: '31',
    },
  },
};

function balanceLines(assets: Lines, payables: string, liabilities: string): Lines {
  return { ...assets, payables, liabilities };
}

export type TaxLine = { amount: TaxAmount; line: string };

/** The sections of a form, in its order, with the lines that are asked for. */
export function linesOf(form: TaxForm): { section: TaxSection; lines: TaxLine[] }[] {
  return taxSections.flatMap((section) => {
    const lines = taxAmounts.flatMap((amount) => {
      const line = forms[form][section]?.[amount];
      return line === undefined ? [] : [{ amount, line }];
    });
    return lines.length > 0 ? [{ section, lines }] : [];
  });
}

/** Only what the form has a line for. */
export function onForm(form: TaxForm, amounts: TaxAmounts): TaxAmounts {
  const has = new Set(linesOf(form).flatMap(({ lines }) => lines.map(({ amount }) => amount)));
  return Object.fromEntries(
    taxAmounts.filter((one) => has.has(one)).map((one) => [one, amounts[one] ?? null]),
  );
}
