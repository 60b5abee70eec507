/** Per health check (product policy). */
export const mostScenarios = 20;
/** Shown side by side. */
export const mostCompared = 4;
