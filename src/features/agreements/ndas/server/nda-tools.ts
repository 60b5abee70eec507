import type { Files } from '#platform/files/files.ts';
import type { Logger } from '#platform/log.ts';

export type NdaTools = {
  files: Files;
  log: Pick<Logger, 'error' | 'warn'>;
};
