import { createPublicKey, hash, verify } from 'node:crypto';
import { z } from 'zod';

// Written only from the rules that come with a record (`recordRules`); imports no code of the product.

const chainHead = z.object({
  chain: z.string(),
  buyer: z.unknown(),
  listing: z.unknown(),
  length: z.number(),
  head: z.string(),
  checkpoints: z.number(),
});
const firstLine = z.object({
  ledger: z.looseObject({ version: z.literal(1), publicKey: z.string(), chains: z.array(chainHead) }),
  signature: z.string(),
});
const rowLine = z.object({
  row: z.looseObject({ number: z.number(), chain: z.string(), buyer: z.unknown(), listing: z.unknown() }),
  previous: z.string(),
  hash: z.string(),
});
const checkpointLine = z.object({
  checkpoint: z.looseObject({ root: z.string() }),
  leaf: z.looseObject({ chain: z.string(), length: z.number(), head: z.string() }),
  path: z.array(z.string()),
  signature: z.string(),
});

export function strangersVerdict(file: string): string | null {
  try {
    read(file);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const zeros = '0'.repeat(64);
const sha = (text: string) => hash('sha256', text, 'hex');

function read(file: string): void {
  must(file.endsWith('\n'), 'the last line does not end');
  const lines = file.slice(0, -1).split('\n').map(parsed);
  const { ledger: header, signature } = firstLine.parse(lines.shift());
  must(signed(header.publicKey, signature, canonical(header)), 'the first line is not signed');
  for (const chain of header.chains) readChain(chain, lines, header.publicKey);
  must(lines.length === 0, 'the file goes on');
}

function readChain(chain: z.infer<typeof chainHead>, lines: unknown[], key: string): void {
  let [previous, checkpoints] = [zeros, 0];
  const takeCheckpoints = (number: number) => {
    for (;;) {
      const { data } = checkpointLine.safeParse(lines[0]);
      if (data?.leaf.chain !== chain.chain || data.leaf.length !== number) return;
      readCheckpoint(data, previous, key);
      lines.shift();
      checkpoints += 1;
    }
  };
  for (let number = 1; number <= chain.length; number += 1) {
    const line = rowLine.parse(lines.shift());
    const { row } = line;
    must(row.number === number, `row ${number} is not there`);
    must(
      row.chain === chain.chain && row.buyer === chain.buyer && row.listing === chain.listing,
      'elsewhere',
    );
    must(line.previous === previous, `row ${number} does not follow`);
    must(line.hash === sha(previous + canonical(row)), `row ${number} was altered`);
    previous = line.hash;
    takeCheckpoints(number);
  }
  must(previous === chain.head, 'the chain ends otherwise');
  must(checkpoints === chain.checkpoints, 'a checkpoint too many or too few');
}

function readCheckpoint(
  { checkpoint, leaf, path, signature }: z.infer<typeof checkpointLine>,
  head: string,
  key: string,
): void {
  must(leaf.head === head, 'a checkpoint of other rows');
  must(signed(key, signature, canonical(checkpoint)), 'a checkpoint is not signed');
  let node = sha(`leaf ${canonical(leaf)}`);
  for (const step of path)
    node = step[0] === 'l' ? sha(`node ${step.slice(1)} ${node}`) : sha(`node ${node} ${step.slice(1)}`);
  must(node === checkpoint.root, 'a checkpoint over another tree');
}

function parsed(line: string): unknown {
  const value: unknown = JSON.parse(line);
  must(canonical(value) === line, 'a line that is not canonical');
  return value;
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const keys = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${keys.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`;
}

function signed(key: string, signature: string, text: string): boolean {
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key, 'hex')]);
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'hex'));
}

function must(holds: boolean, why: string): void {
  if (!holds) throw new Error(why);
}
