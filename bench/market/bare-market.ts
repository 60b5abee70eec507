/**
 * The yardstick: node:http, the pool of the product, for each address the statements that the product sends for it,
 * and the same reply. No routing, no parsing of query or reply, no headers but what the reply needs, no log.
 */
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
