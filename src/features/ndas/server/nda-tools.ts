import type { Files } from '#platform/files/files.ts';

/** What signing and downloading need from outside; the composition root puts it together. */
export type NdaTools = {
  files: Files;
  log: { error(facts: object, text: string): void };
};
