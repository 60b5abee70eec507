/** The baseline: node:http with the product's pool, statements and reply, without routing, authentication or logs. */
import { createServer } from 'node:http';
import { openDatabase } from '#platform/db/connect.ts';

const { source, statements, reply, port } = JSON.parse(process.env.BENCH_BARE ?? '');
const { pool } = openDatabase(source);

createServer(async (_request, response) => {
  for (const statement of statements) await pool.query(statement);
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(reply));
}).listen(port, '127.0.0.1', () => process.stdout.write('listening\n'));
