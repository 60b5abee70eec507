import type { LedgerColumns } from '#features/quality-of-earnings/general-ledger/domain/ledger-columns.ts';
import type { LedgerLine } from '#features/quality-of-earnings/general-ledger/domain/ledger-line.ts';
import { readLedgerFile } from '#features/quality-of-earnings/general-ledger/server/ledger-file.ts';
import { bytesOf } from '#test/support/ledgers.ts';

type Options = { said?: ReadonlyMap<string, LedgerColumns>; pieces?: number };

/** Reads a ledger without a database. `pieces`: bytes that come at once. */
export async function readText(
  file: string | Uint8Array,
  { said = new Map(), pieces = 1_000_000 }: Options = {},
) {
  const bytes = bytesOf(file);
  let lines: LedgerLine[] = [];
  const open = async function* () {
    for (let at = 0; at < bytes.length; at += pieces) yield bytes.subarray(at, at + pieces);
  };
  const steps = {
    begin: async () => {
      lines = [];
    },
    line: (line: LedgerLine) => {
      lines.push(line);
    },
    pause: async () => {},
  };
  const end = await readLedgerFile({ open, said }, steps);
  return { end, lines };
}

export async function readingOf(file: string | Uint8Array, options: Options = {}) {
  const { end, lines } = await readText(file, options);
  if (!('reading' in end)) throw new Error(`it stopped: ${end.stop.code}`);
  const { accounts, proofs, ...reading } = end.reading;
  const sums = Object.fromEntries(
    accounts.map(({ number, path }) => [
      path,
      lines.filter(({ account }) => account === number).reduce((sum, { amount }) => sum + amount, 0),
    ]),
  );
  const proof = (code: string) => proofs.find((one) => one.code === code);
  return { ...reading, lines, accounts, proofs, proof, sums };
}
