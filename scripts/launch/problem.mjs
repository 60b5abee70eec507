/** Prevents the launch. `message` is one line that says what is wrong and what to do. */
export class LaunchProblem extends Error {}
