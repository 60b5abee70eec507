import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { idParams } from '#wire/words.ts';

/** Long records come in parts; the first line of each names the chain after which the next one begins. */
const partQuery = z.object({ after: z.string().max(36).optional() });

export const exportLedger = endpoint({
  method: 'GET',
  path: '/api/listing/:id/ledger',
  summary:
    'The audit trail of a listing’s deals, as hash-chained rows that can be verified offline: everything for the owner and admins, all deals for a broker who may approve, their own deal for a buyer',
  who: 'signed-in',
  scope: 'record:read',
  params: idParams,
  query: partQuery,
  reply: { file: 'application/jsonl' },
  refusals: ['ledger-out-of-scope'],
  failure: 'unable to export the ledger',
});

export const exportWholeLedger = endpoint({
  method: 'GET',
  path: '/api/ledger',
  summary: 'The audit trail of all deals of all listings, as hash-chained rows that can be verified offline',
  who: ['admin'],
  scope: 'record:read',
  query: partQuery,
  reply: { file: 'application/jsonl' },
  failure: 'unable to export the ledger',
});

export const getLedgerKey = endpoint({
  method: 'GET',
  path: '/api/ledger-key',
  summary: 'The public key with which this installation signs its audit trail (Ed25519)',
  who: 'anyone',
  scope: 'record:read',
  reply: z.object({ publicKey: z.string(), fingerprint: z.string() }),
  failure: 'unable to get the signing key',
});
