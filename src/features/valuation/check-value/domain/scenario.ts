/** Product policy. */
export const mostScenarios = 20;
export const mostCompared = 4;
