import type { StartLog } from '#platform/start-problem.ts';

export const quietLog: StartLog = { info() {}, warn() {}, error() {} };
