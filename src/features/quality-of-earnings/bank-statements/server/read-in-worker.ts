import { parentPort } from 'node:worker_threads';
import { Refused } from '#kernel/refusal.ts';
import type { BankAsk, BankReply } from './read-apart.ts';
import { readStatements } from './read-statements.ts';

parentPort?.on('message', ({ bytes, said }: BankAsk) => parentPort?.postMessage(replyTo(bytes, said)));

function replyTo(bytes: BankAsk['bytes'], said: BankAsk['said']): BankReply {
  try {
    return { read: readStatements(bytes, new Map(said)) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refused: { code: error.code, details: error.details } };
  }
}
