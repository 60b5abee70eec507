/** How dates, figures and money are written, everywhere: weeks begin on Sunday in this locale. */
export const locale = 'en-US';
export const currency = 'USD';
