import type { Feature } from '#http/feature.ts';
import { changes, reads } from '#http/mount.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import type { Logger } from '#platform/log.ts';
import type { NodeFacts } from '#platform/node-facts.ts';
import * as contract from '../contract.ts';
import { getHealth, type HealthTools } from './get-health.ts';
import { healthProblems } from './problems.ts';
import { publicCertificate } from './public-certificate.ts';
import { runJobAgain } from './run-job-again.ts';
import { signsOfLife } from './signs-of-life.ts';

type Parts = {
  db: Reader;
  clock: Clock;
  log: Logger;
  node: NodeFacts;
  accounts: { publicUrl: string };
} & Pick<HealthTools, 'scheduled'>;

export function healthFeature({ db, clock, log, node, accounts, scheduled }: Parts): Feature {
  const tools: HealthTools = {
    node,
    publicUrl: accounts.publicUrl,
    publicCertificate: publicCertificate(node, clock),
    scheduled,
  };
  return {
    name: 'health',
    routes: [
      reads(contract.getHealth, (reading) => getHealth(reading, tools)),
      changes(contract.runJobAgain, (work, input) => runJobAgain(work, input, tools)),
    ],
    problems: healthProblems,
    background: signsOfLife({ db, node, log }),
  };
}
