import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import { listening, serveApp } from '#test/http/real-server.ts';
import { type AppaWorld, makeAppaWorld } from '#test/support/appa-world.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { startThrowAwayServer } from '#test/support/throw-away-server.ts';

export async function startedWorld(): Promise<{
  url: string;
  product: TestProduct;
  world: AppaWorld;
  by: string;
  stop(): Promise<void>;
}> {
  const { end, ...facts } = await startThrowAwayServer();
  const source = { ...facts, database: 'postgres' };
  const opened = openDatabase(source);
  const client = await opened.pool.connect();
  await migrate(client, quietLog);
  client.release();
  const database = { ...opened, source, drop: () => opened.pool.end() };
  const { assistant } = readConfig(process.env);
  // One run exceeds what one person may ask of a model in a day.
  const product = await testProduct(database, {
    assistant: assistant && { ...assistant, dailyTokens: 1_000_000_000 },
  });
  const world = await makeAppaWorld(product);
  const server = await listening();
  serveApp(server, product.app);
  return {
    url: server.url,
    product,
    world,
    by: assistant ? `${assistant.model} at ${assistant.baseUrl}` : 'the built-in answerer',
    stop: async () => {
      await server.server.stop();
      await product[Symbol.asyncDispose]();
      await database.drop();
      await end();
    },
  };
}
