import type { Clock } from '#platform/clock.ts';
import type { Files } from '#platform/files/files.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';
import type { Renderer } from '#platform/render/renderer.ts';
import type { Vault } from '#platform/vault.ts';

/** What a seller's own PDF needs from outside. */
export type OwnPdfTools = {
  files: Files;
  renderer: Renderer;
  vault: Vault;
  clock: Clock;
  limits: StorageLimits;
};
