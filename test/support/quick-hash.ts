import { hashingAt } from '#platform/password-hash.ts';

/** A strong one is 40 ms of work, for everybody who signs up or in. */
export const quickHash = hashingAt({ memory: 8, passes: 1, parallelism: 1 });
