/** The baseline: node:http with the product's pool, statements and replies, without routing, parsing or logs. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { openDatabase } from '#platform/db/connect.ts';
import type { BareFacts } from './recorded.ts';

const facts: BareFacts = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const { pool } = openDatabase(facts.source);
const recorded = new Map(facts.recorded.map((one) => [one.path, one]));

createServer(async (request, response) => {
  const one = recorded.get(request.url ?? '');
  if (!one) return response.writeHead(404).end();
  for (const statement of one.statements) await pool.query({ ...statement, values: [...statement.values] });
  return response
    .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(one.reply));
}).listen(facts.port, '127.0.0.1', () => process.stdout.write('listening\n'));
