/**
 * What buyers ask for, the specific kinds first: each match of `words` is taken out of the text before the next
 * kind looks. `folders`: codes of the standard index where such a document is kept. `span`: what its period is; an
 * aging is always wanted as of the latest month-end. `vague`: the words alone do not say which papers are meant.
 */
type Kind = {
  key: string;
  label: string;
  words: RegExp;
  folders: readonly string[];
  span: 'years' | 'months' | 'aging' | 'day' | 'cover' | 'none';
  vague?: true;
};

const kind = (
  key: string,
  label: string,
  words: RegExp,
  folders: readonly string[],
  span: Kind['span'] = 'none',
  more: Pick<Kind, 'vague'> = {},
): Kind => ({ key, label, words, folders, span, ...more });

const receivable = '(?:accounts? receivables?|ar|receivables?)';
const payable = '(?:accounts? payables?|ap|payables?)';
const aging = '(?:aging|aged)(?: (?:reports?|summary|detail|schedules?|listing))*';
const statement = '(?: statements?| reports?)?';

export const paperKinds: readonly Kind[] = [
  kind(
    'personal-returns',
    'personal tax returns',
    /\b(?:personal|individual) (?:income )?tax returns?\b/g,
    [],
    'years',
  ),
  kind(
    'sales-tax',
    'sales tax returns',
    /\bsales (?:and use )?tax (?:returns?|filings?|reports?)\b/g,
    ['06.04'],
    'months',
  ),
  kind(
    'property-tax',
    'property tax bills',
    /\b(?:real |personal )?property tax (?:bills?|returns?|statements?)\b/g,
    ['06.05'],
    'years',
  ),
  kind('form-941', 'Forms 941', /\b(?:irs )?(?:forms? )?941s?\b/g, ['06.03'], 'months'),
  kind('form-940', 'Forms 940', /\b(?:irs )?(?:forms? )?940s?\b/g, ['06.03'], 'years'),
  kind('w3', 'Forms W-3', /\b(?:irs )?(?:forms? )?w 3s?\b/g, ['06.03'], 'years'),
  kind('w2', 'Forms W-2', /\b(?:irs )?(?:forms? )?w 2s?\b/g, ['06.03', '09.07'], 'years'),
  kind('form-1099', 'Forms 1099', /\b(?:irs )?(?:forms? )?1099s?\b/g, ['06.03', '09.05'], 'years'),
  kind(
    'payroll-tax',
    'payroll tax returns',
    /\bpayroll tax (?:returns?|filings?|reports?)\b/g,
    ['06.03'],
    'years',
    { vague: true },
  ),
  kind(
    'payroll-register',
    'payroll register',
    /\bpayroll (?:registers?|summary|summaries|reports?|journals?)\b/g,
    ['06.03', '09.07'],
    'months',
  ),
  kind('state-returns', 'state tax returns', /\bstate (?:income )?tax returns?\b/g, ['06.01'], 'years'),
  kind(
    'extension',
    'tax extensions',
    /\b(?:tax (?:return )?extensions?|(?:forms? )?(?:7004|4868))\b/g,
    ['06.01'],
    'years',
  ),
  kind(
    'tax-returns',
    'federal tax returns',
    /\b(?:(?:us )?(?:federal |business |corporate |company )*(?:income )?tax returns?(?: (?:irs )?(?:forms? )?(?:1120 ?s?|1065))?|(?:irs )?(?:forms? )?(?:1120 ?s?|1065)(?: (?:federal )?(?:income )?(?:tax )?returns?)?)\b/g,
    ['06.01'],
    'years',
  ),
  kind(
    'tax-notices',
    'notices from tax authorities',
    /\b(?:irs|tax) (?:notices?|transcripts?)(?: or correspondence)?\b/g,
    ['06.06'],
  ),
  kind('card-statements', 'credit card statements', /\b(?:credit )?card statements?\b/g, ['05.01'], 'months'),
  kind(
    'reconciliations',
    'bank reconciliations',
    /\bbank (?:account )?reconciliations?\b/g,
    ['05.01'],
    'months',
  ),
  kind(
    'merchant',
    'merchant statements',
    /\bmerchant (?:processing |processor |account )?statements?\b/g,
    ['05.05'],
    'months',
  ),
  kind(
    'bank-statements',
    'bank statements',
    /\b(?:business |operating )*(?:bank|checking)(?: account)? statements?\b/g,
    ['05.01'],
    'months',
  ),
  kind('ar-aging', 'receivables aging', new RegExp(`\\b${receivable} ${aging}\\b`, 'g'), ['04.03'], 'aging'),
  kind('ap-aging', 'payables aging', new RegExp(`\\b${payable} ${aging}\\b`, 'g'), ['04.04'], 'aging'),
  kind('trial-balance', 'trial balance', /\btrial balances?\b/g, ['04.02'], 'years'),
  kind(
    'ledger',
    'general ledger',
    /\b(?:general ledgers?|gl)(?: (?:detail|export|reports?))?\b/g,
    ['04.01'],
    'years',
  ),
  kind('chart', 'chart of accounts', /\bcharts? of accounts\b/g, ['04.07']),
  kind(
    'fixed-assets',
    'fixed-asset register',
    /\b(?:fixed assets? (?:registers?|schedules?|listing|list|ledger)|depreciation schedules?)\b/g,
    ['04.06'],
    'years',
  ),
  kind(
    'inventory',
    'inventory list',
    /\binventory (?:lists?|listing|reports?|summary|detail)\b/g,
    ['04.05'],
    'day',
  ),
  kind(
    'monthly-pl',
    'monthly income statements',
    new RegExp(`\\bmonthly (?:pl|profit and loss|income|p and l)${statement}\\b`, 'g'),
    ['02.02'],
    'months',
  ),
  kind('monthly-bs', 'monthly balance sheets', /\bmonthly balance sheets?\b/g, ['02.03'], 'months'),
  kind(
    'cash-flow',
    'cash flow statements',
    /\b(?:(?:statements? of )?cash flows?(?: statements?)?)\b/g,
    ['02.01'],
    'years',
  ),
  kind(
    'pl',
    'income statements',
    /\b(?:annual )?(?:pl|profit and loss(?: statements?)?|income statements?|p and ls?)\b/g,
    ['02.01'],
    'years',
  ),
  kind('balance-sheet', 'balance sheets', /\b(?:annual )?balance sheets?\b/g, ['02.01'], 'years'),
  kind(
    'financials',
    'financial statements',
    /\b(?:annual )?(?:financial statements?|financials)\b/g,
    ['02.01'],
    'years',
  ),
  kind('projections', 'projections', /\b(?:financial )?(?:projections?|forecasts?)\b/g, ['02.05']),
  kind(
    'customer-revenue',
    'revenue by customer',
    /\b(?:customers? lists? (?:with|by) (?:revenues?|sales)(?: by customer)?|(?:revenues?|sales) by customers?(?: (?:reports?|summary|detail))?|customer (?:revenues?|sales) (?:reports?|summary))\b/g,
    ['07.01'],
    'years',
  ),
  kind('customer-contracts', 'customer contracts', /\bcustomer (?:contracts?|agreements?)\b/g, ['07.02']),
  kind(
    'supplier-list',
    'top suppliers',
    /\b(?:suppliers?|vendors?) lists?\b|\b(?:purchases|spend) by (?:vendor|supplier)\b/g,
    ['08.01'],
    'years',
  ),
  kind(
    'supplier-contracts',
    'supplier agreements',
    /\b(?:suppliers?|vendors?) (?:contracts?|agreements?)\b/g,
    ['08.02'],
  ),
  kind(
    'debt-schedule',
    'debt schedule',
    /\b(?:business )?debt schedules?\b|\bschedules? of (?:debt|indebtedness)\b/g,
    ['05.02'],
    'day',
  ),
  kind('loans', 'loan agreements', /\b(?:loan (?:agreements?|documents?)|promissory notes?)\b/g, ['05.02']),
  kind('payoff', 'payoff letters', /\bpay ?off (?:letters?|statements?)\b/g, ['05.02']),
  kind('equipment-leases', 'equipment leases', /\b(?:equipment|vehicle|copier) leases?(?: agreements?)?\b/g, [
    '05.03',
  ]),
  kind(
    'premises-lease',
    'leases of premises',
    /\b(?:(?:real estate|real property|building|office|facility|premises|warehouse|commercial|shop) leases?(?: agreements?)?|leases? (?:of|for) (?:the )?(?:premises|facility|facilities|building|real estate|real property))\b/g,
    ['10.01'],
  ),
  kind('lease', 'leases', /\bleases?(?: agreements?)?\b/g, ['10.01', '05.03'], 'none', { vague: true }),
  kind('deeds', 'deeds', /\bdeeds?\b/g, ['10.03']),
  kind('appraisal', 'appraisals', /\b(?:real estate |property )?appraisals?\b/g, ['10.03']),
  kind(
    'good-standing',
    'certificate of good standing',
    /\bcertificates? of good standing\b|\bgood standing(?: certificates?)?\b/g,
    ['01.01'],
  ),
  kind(
    'articles',
    'articles or certificate of formation',
    /\b(?:articles|certificates?) of (?:incorporation|organization|formation)\b|\barticles\b/g,
    ['01.01'],
  ),
  kind('bylaws', 'bylaws', /\bby ?laws\b/g, ['01.02']),
  kind('operating-agreement', 'operating agreement', /\b(?:llc )?operating agreements?\b/g, ['01.02']),
  kind(
    'cap-table',
    'ownership and cap table',
    /\b(?:cap(?:italization)? tables?|stock ledgers?|membership ledgers?)\b/g,
    ['01.03'],
  ),
  kind(
    'minutes',
    'minutes',
    /\b(?:board |shareholder |stockholder |member )*(?:meeting )?minutes\b/g,
    ['01.04'],
    'years',
  ),
  kind('business-license', 'business licenses', /\bbusiness licenses?\b/g, ['01.05', '13.02'], 'cover'),
  kind('permits', 'permits and licenses', /\bpermits?\b|\blicenses?\b/g, ['13.02'], 'cover'),
  kind('org-chart', 'organization chart', /\borg(?:ani[sz]ation(?:al)?)? charts?\b/g, ['09.01']),
  kind(
    'census',
    'employee census',
    /\b(?:employees?|staff) (?:census|rosters?|lists?)\b|\bcensus\b/g,
    ['09.02'],
    'day',
  ),
  kind('handbook', 'employee handbook', /\b(?:employees? )?(?:handbooks?|policy manuals?)\b/g, ['09.03']),
  kind(
    'employment',
    'employment agreements',
    /\b(?:employment|non compete|noncompete) (?:agreements?|contracts?)\b/g,
    ['09.06'],
  ),
  kind('loss-runs', 'loss runs', /\b(?:insurance )?loss runs?(?: reports?)?\b/g, ['13.03'], 'years'),
  kind(
    'coi',
    'certificate of insurance',
    /\bcertificates? of (?:liability )?insurance\b|\bcois?\b/g,
    ['13.03'],
    'cover',
  ),
  kind('insurance', 'insurance policies', /\binsurance (?:policies|policy)\b/g, ['13.03'], 'cover'),
  kind('litigation', 'litigation', /\b(?:litigation|lawsuits?)(?: (?:summary|list|schedule))?\b/g, ['13.01']),
  kind(
    'environmental',
    'environmental reports',
    /\benvironmental (?:reports?|assessments?)\b|\bphase i (?:report|esa)\b/g,
    ['13.04'],
  ),
  kind('franchise', 'franchise agreement', /\bfranchise (?:agreements?|disclosure documents?)\b/g, ['13.05']),
  kind('trademarks', 'trademarks', /\btrade ?marks?(?: registrations?)?\b/g, ['12.01']),
  kind(
    'equipment-list',
    'equipment list',
    /\b(?:equipment|machinery|vehicles?|fleet)(?: and (?:equipment|machinery|vehicles?))? (?:lists?|listing|schedule|inventory)\b/g,
    ['11'],
  ),
  kind('pricing', 'price list', /\b(?:price|pricing) (?:lists?|sheets?)\b/g, ['07.04']),
  kind('backlog', 'backlog', /\b(?:backlog|wip|pipeline)(?: (?:reports?|schedules?))?\b/g, ['07.03'], 'day'),
];

export type PaperKind = Kind;
