import type { StartLog } from '#platform/start-problem.ts';

/** For test servers whose log no test checks. */
export const quietLog: StartLog = { info() {}, warn() {}, error() {} };
