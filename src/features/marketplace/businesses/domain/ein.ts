export const einLength = 10;
export const einMessage = `Must contain ${einLength} characters including '-'`;

/** Nine digits as they are often written, with the hyphen of the stored form; any other text as it is. */
export function withHyphen(typed: string): string {
  const text = typed.trim();
  const [, prefix, serial] = /^([0-9]{2})[\s\u2010-\u2013]?([0-9]{7})$/.exec(text) ?? [];
  return prefix && serial ? `${prefix}-${serial}` : text;
}

/** Prefixes missing in the IRS's list of valid EIN prefixes, which grows at times. */
const unassigned = new Set('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '));

/** Checks the form only: two digits, a hyphen, seven digits. */
export function isEin(text: string): boolean {
  return /^[0-9]{2}-[0-9]{7}$/.test(text);
}

/** Whether the prefix was never assigned: a warning, not a refusal. `false` does not mean verified. */
export function prefixNeverAssigned(ein: string): boolean {
  return unassigned.has(ein.slice(0, 2));
}

/** `••-•••6789`, all that is ever shown. Text that is not an EIN is masked completely. */
export function maskEin(ein: string): string {
  return `••-•••${isEin(ein) ? ein.slice(-4) : '••••'}`;
}

/** The nine digits, for comparing and indexing. */
export function einDigits(ein: string): string {
  return ein.replace('-', '');
}
