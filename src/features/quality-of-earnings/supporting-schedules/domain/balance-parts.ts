/** The sides of a balance sheet, in natural sign. */
export const balanceParts = ['assets', 'liabilities', 'equity'] as const;
export type BalancePart = (typeof balanceParts)[number];

export const balanceRoots: Record<BalancePart, string> = {
  assets: 'Assets',
  liabilities: 'Liabilities',
  equity: 'Equity',
};

const plain = (name: string) =>
  name.toLowerCase().replaceAll('&', 'and').replaceAll(/['’]/g, '').replaceAll(/\s+/g, ' ').trim();

const owner = '(?:(?:owners?|stockholders?|shareholders?|members?|partners?) )?';
const equityName = new RegExp(`^${owner}(?:equity|capital|net worth)$|^capital and reserves$`);
const claimsName = new RegExp(`^liabilities and ${owner}(?:equity|capital|net worth)$`);

/** The part that a section with this name is; `claims`: liabilities and equity together. `null`: it is none. */
export function partNamed(name: string): BalancePart | 'claims' | null {
  const words = plain(name);
  if (claimsName.test(words)) return 'claims';
  if (equityName.test(words)) return 'equity';
  if (/^(?:(?:total|net) )?.*\bassets$/.test(words)) return 'assets';
  return /\bliabilities$|^(?:long[- ]term )?debt$/.test(words) ? 'liabilities' : null;
}

/** What a line that is a sum of sections comes to; `null`: it is no such line. */
export function workedParts(name: string): readonly BalancePart[] | 'net-assets' | null {
  const words = plain(name);
  if (words === 'net assets') return 'net-assets';
  const total = /^total (.+)$/.exec(words)?.[1];
  if (total === undefined) return null;
  if (claimsName.test(total)) return ['liabilities', 'equity'];
  if (total === 'assets' || total === 'liabilities') return [total];
  return equityName.test(total) ? ['equity'] : null;
}
