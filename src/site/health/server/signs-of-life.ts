import type { Background } from '#http/feature.ts';
import { seconds } from '#kernel/instant.ts';
import type { Reader } from '#platform/context.ts';
import type { Logger } from '#platform/log.ts';
import type { NodeFacts } from '#platform/node-facts.ts';
import { mostStatements } from '../contract.ts';
import { forgetGone, removeNode, writeSign } from './node-store.ts';

/** A node that gives none for a minute counts as gone. */
const every = 20 * seconds;

type Living = { db: Reader; node: NodeFacts; log: Logger };

/** Notes every 20 seconds that this process lives, and removes the note when it stops. */
export function signsOfLife({ db, node, log }: Living): Background {
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    writing = writeSign(db, signOf(node)).catch((error: unknown) => {
      // The database is away: what reads it says so.
      log.debug({ err: error }, 'no sign of life could be written');
    });
  };
  return {
    start() {
      write();
      void forgetGone(db).catch(() => {});
      timer = setInterval(write, every);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await writing;
      await removeNode(db, node.id).catch(() => {});
    },
  };
}

function signOf(node: NodeFacts) {
  return {
    id: node.id,
    name: node.name,
    role: node.role,
    version: node.version,
    node_version: node.nodeVersion,
    started_at: node.startedAt,
    certificate_ends_at: ownEnd(node),
    replica: node.replica(),
    statements: node.times.slowest(mostStatements),
  };
}

/** Files that are just being replaced are read at the next sign. */
function ownEnd(node: NodeFacts): Date | null {
  try {
    return node.ownCertificateEnd();
  } catch {
    return null;
  }
}
