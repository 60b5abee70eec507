/** Characters of an EIN, its hyphen included. */
export const einLength = 10;
/** What the interface says about a wrong EIN. */
export const einMessage = `Must contain ${einLength} characters including '-'`;

/** Prefixes that the IRS has not assigned to any campus so far (its list of valid EIN prefixes). It adds some at times. */
const unassigned = new Set('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '));

/** Whether the text is two digits, a hyphen and seven digits. */
export function isEin(text: string): boolean {
  return /^[0-9]{2}-[0-9]{7}$/.test(text);
}

/** Whether the prefix was never assigned: worth pointing out, no reason to refuse. Never read this as "verified". */
export function prefixNeverAssigned(ein: string): boolean {
  return unassigned.has(ein.slice(0, 2));
}

/** `••-•••6789`: all that is ever shown. Text that is no EIN is hidden as a whole. */
export function maskEin(ein: string): string {
  return `••-•••${isEin(ein) ? ein.slice(-4) : '••••'}`;
}

/** The nine digits, for comparing and indexing. */
export function einDigits(ein: string): string {
  return ein.replace('-', '');
}
