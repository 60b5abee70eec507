/** As many scenarios as a health check keeps (product policy). */
export const mostScenarios = 20;
