export const partnersId = 'partners';
