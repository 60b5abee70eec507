import type { Clock } from '#platform/clock.ts';
import type { Files } from '#platform/files/files.ts';
import type { StorageLimits } from '#platform/files/storage-limits.ts';
import type { Renderer } from '#platform/render/renderer.ts';
import type { Vault } from '#platform/vault.ts';

export type OwnPdfTools = {
  files: Files;
  renderer: Renderer;
  vault: Vault;
  clock: Clock;
  limits: StorageLimits;
};
