/** As many days as the history shows, the latest ones: a change a day for a year. */
export const mostPoints = 366;
