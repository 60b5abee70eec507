// A program for the tests of the embedded database: keeps a data folder in use until it is told to end, as the app
// does, and prints events as lines of JSON. `write`: also writes numbers and says which ones were acknowledged;
// `exit`: exits immediately without stopping anything.
import pg from 'pg';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';
import { StartProblem } from '#platform/start-problem.ts';

const [dataDir = '', password = '', mode] = process.argv.slice(2);
const say = (facts: object) => process.stdout.write(`${JSON.stringify(facts)}\n`);
const log = {
  info: (_facts: object, text: string) => say({ told: text }),
  warn: (_facts: object, text: string) => say({ told: text }),
  error: (_facts: object, text: string) => say({ told: text }),
};

try {
  const server = await startEmbedded({ dataDir, password, log });
  const { host, user, database } = server;
  void server.lost.then(({ message }) => say({ lost: message }));
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  // The parent test process is gone.
  process.stdin.resume().on('end', stop);
  say({ ready: { server: server.pid(), host, user, database } });
  if (mode === 'exit') process.exit(5);
  if (mode === 'write') await write({ host, user, password, database });
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  say({ problem: error.message });
  process.exit(1);
}

async function write(facts: pg.ClientConfig): Promise<never> {
  const client = new pg.Client(facts);
  await client.connect();
  await client.query('create table if not exists kept (n serial)');
  for (;;) {
    const { rows } = await client.query('insert into kept default values returning n');
    say({ acknowledged: rows[0].n });
  }
}
