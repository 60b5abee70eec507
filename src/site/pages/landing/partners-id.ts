/** Where 'See Partners' leads, once it leads somewhere. */
export const partnersId = 'partners';
