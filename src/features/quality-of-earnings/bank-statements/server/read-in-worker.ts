import { parentPort } from 'node:worker_threads';
import { Refused } from '#kernel/refusal.ts';
import { type BankAsk, type BankReply, readAsked } from './read-apart.ts';

parentPort?.on('message', (ask: BankAsk) => parentPort?.postMessage(replyTo(ask)));

function replyTo(ask: BankAsk): BankReply {
  try {
    return { read: readAsked(ask) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refused: { code: error.code, details: error.details } };
  }
}
