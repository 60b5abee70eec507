/**
 * Words in file names that say in which folder of the standard index a document belongs, the specific ones first.
 * A suggestion only: the seller sees it and can choose another folder before anything is uploaded.
 */
const places: readonly [code: string, words: RegExp][] = [
  ['14', /\b(cim|information memorandum|offering memorandum|teaser|brochure|marketing)\b/],
  ['00', /\b(process letter|read ?me|start here|glossary|data room index)\b/],
  ['15.02', /\b(loi|letter of intent)\b/],
  ['15.04', /\b(apa|spa|purchase agreement)\b/],
  ['03.01', /\b(qoe|quality of earnings)\b/],
  ['03.02', /\b(add ?backs?|bridge)\b/],
  ['02.02', /\bmonthly (p ?& ?l|p and l|pnl|profit|income)/],
  ['02.03', /\bmonthly balance\b/],
  ['06.03', /\b(941s?|940s?|w 3|payroll tax(es)?)\b/],
  ['06.04', /\b(sales (and use )?tax)\b/],
  ['06.05', /\bproperty tax\b/],
  ['06.01', /\b(tax returns?|1120s?|1065|schedule c|k 1)\b/],
  ['05.01', /\b(bank statements?|checking|bank)\b/],
  ['05.02', /\b(loans?|promissory|payoff)\b/],
  ['05.03', /\bequipment leases?\b/],
  ['10.01', /\b(leases?|lease amendments?)\b/],
  ['04.01', /\b(general ledger|gl)\b/],
  ['04.02', /\btrial balances?\b/],
  ['04.03', /\b(ar aging|receivables?)\b/],
  ['04.04', /\b(ap aging|payables?)\b/],
  ['04.05', /\binventory\b/],
  ['04.06', /\b(fixed assets?|depreciation)\b/],
  [
    '02.01',
    /\b(p ?& ?l|p and l|pnl|profit (and|&) loss|income statements?|balance sheets?|cash flows?|financials?|financial statements?)\b/,
  ],
  ['01.02', /\b(operating agreement|bylaws)\b/],
  ['01.03', /\b(cap table|ownership)\b/],
  [
    '01.01',
    /\b(articles|formation|certificate of (good standing|incorporation|organization)|good standing)\b/,
  ],
  ['01.05', /\b(dba|business licenses?)\b/],
  ['07.02', /\bcustomer (contracts?|agreements?)\b/],
  ['07.01', /\b(customers?|clients? list)\b/],
  ['08.01', /\b(suppliers?|vendors?)\b/],
  ['09.01', /\borg(anization(al)?)? ?charts?\b/],
  ['09.03', /\bhandbook\b/],
  ['09.02', /\b(census|employees?|staff|rosters?|headcount)\b/],
  ['13.03', /\b(insurance|loss runs?)\b/],
  ['13.02', /\b(permits?|licenses?)\b/],
  ['13.01', /\b(litigation|lawsuits?)\b/],
  ['11', /\b(equip|equipment|machinery|vehicles?|fleet)\b/],
];

/** The index number of the folder that a file or folder name points to; `null` if its words say nothing. */
export function suggestedFolder(name: string): string | null {
  const words = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([a-z]{2})(\d)/gi, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9&]+/g, ' ');
  return places.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
