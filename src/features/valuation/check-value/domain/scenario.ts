/** As many scenarios as a health check keeps (product policy). */
export const mostScenarios = 20;
/** As many as stand side by side. */
export const mostCompared = 4;
