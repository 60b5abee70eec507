export const mostPoints = 366;
