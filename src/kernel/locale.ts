export const locale = 'en-US';
export const currency = 'USD';
