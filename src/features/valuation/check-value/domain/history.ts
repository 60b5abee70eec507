/** A change a day for a year. */
export const mostPoints = 366;
