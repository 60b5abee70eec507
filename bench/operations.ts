/**
 * `npm run bench:operations`, `--only=nodes`: what an operator relies on, each beside its baseline in the same run.
 * `--full`: backups of ten gigabytes. A new figure: a file in `bench/operations/`, added below.
 */
import { buildWeb } from '../scripts/web-build.ts';
import { runMeasures } from './measures.ts';
import { measureBackups } from './operations/backups.ts';
import { measureCrowd } from './operations/crowd.ts';
import { measureMemory } from './operations/memory.ts';
import { measureNodes } from './operations/nodes.ts';
import { measureWebhooks } from './operations/webhooks.ts';

await buildWeb();
await runMeasures('operations', {
  crowd: measureCrowd,
  nodes: measureNodes,
  backups: measureBackups,
  webhooks: measureWebhooks,
  memory: measureMemory,
});
