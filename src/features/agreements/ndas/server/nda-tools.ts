import type { Files } from '#platform/files/files.ts';
import type { Logger } from '#platform/log.ts';

/** What signing and downloading need from outside; the composition root puts it together. */
export type NdaTools = {
  files: Files;
  log: Pick<Logger, 'error' | 'warn'>;
};
