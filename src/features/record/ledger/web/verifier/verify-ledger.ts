import { canonicalJson } from '#kernel/canonical-json.ts';
import { type ExportedChain, type ExportHeader, headerText } from '../../domain/export-lines.ts';
import { merkleRoot } from '../../domain/merkle.ts';
import { chainStart } from '../../domain/row.ts';
import {
  type CheckpointLine,
  isCheckpointLine,
  isHeaderLine,
  isJson,
  type Place,
  type RowLine,
  rowIn,
} from './ledger-lines.ts';
import { sha256Text } from './sha256-text.ts';

/** The first fault. `row`: its number in its chain; `null` if no row is at fault. */
export type Fault = { line: number; chain: string | null; row: number | null; why: string };
export type Verdict = {
  fault: Fault | null;
  rows: number;
  checkpoints: number;
  fingerprint: string | null;
  header: ExportHeader | null;
  /** `null`: this browser cannot check signatures; only the rows were checked. */
  signed: boolean | null;
};
/** All in hex. `null` if signatures cannot be checked here. */
export type CheckSignature = (publicKey: string, signature: string, text: string) => Promise<boolean | null>;

class Found extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.why);
    this.fault = fault;
  }
}

/** `end`: the offset in the file after these lines, in bytes. */
export type Lines = { lines: readonly string[]; end: number };

/** Checks an exported ledger line by line up to the first fault. `seen` receives the bytes read so far. */
export async function verifyLedger(
  file: AsyncIterable<Lines>,
  checkSignature: CheckSignature,
  seen: (rows: number, bytes: number) => void = () => {},
): Promise<Verdict> {
  const reader = new LedgerReader(checkSignature);
  try {
    for await (const { lines, end } of file) {
      for (const line of lines) {
        const wait = reader.take(line);
        if (wait) await wait;
      }
      seen(reader.verdict.rows, end);
    }
    reader.end();
  } catch (error) {
    if (!(error instanceof Found)) throw error;
    reader.verdict.fault = error.fault;
  }
  return reader.verdict;
}

/**
 * A row whose hash is right but that does not follow the previous one: one of the two was rewritten. It is
 * the earlier one if the chain continues from here to the signed head.
 */
type Doubt = { later: Fault; earlierLine: number; rows: number };

class LedgerReader {
  readonly verdict: Verdict = {
    fault: null,
    rows: 0,
    checkpoints: 0,
    fingerprint: null,
    header: null,
    signed: null,
  };
  private line = 0;
  private at = 0;
  private number = 0;
  private hash = chainStart;
  private checkpoints = 0;
  private rowLine = 0;
  private doubt: Doubt | null = null;
  private readonly checkSignature: CheckSignature;
  constructor(checkSignature: CheckSignature) {
    this.checkSignature = checkSignature;
  }

  /** Returns a promise only if a signature has to be checked. */
  take(line: string): Promise<void> | null {
    this.line += 1;
    const row = this.line === 1 ? null : rowIn(line);
    if (row) return this.row(row);
    const parsed = this.parsed(line);
    if (this.line === 1) return this.begin(parsed);
    if (isCheckpointLine(parsed)) return this.checkpoint(parsed);
    return this.fail('This line is neither a row nor a checkpoint.', this.next);
  }

  end(): void {
    if (this.line === 0) this.fail('The file is empty.');
    const { chain } = this;
    if (chain) this.missing(chain);
  }

  private async begin(parsed: unknown): Promise<void> {
    if (!isHeaderLine(parsed)) return this.fail('This is not an exported ledger: its first line is another.');
    const { ledger, signature } = parsed;
    const signed = await this.checkSignature(ledger.publicKey, signature, headerText(ledger));
    if (signed === false) this.fail('The first line was altered: its signature does not fit.');
    Object.assign(this.verdict, { header: ledger, signed, fingerprint: fingerprintOf(ledger.publicKey) });
    this.skipFinished();
  }

  private row({ row, text, previous, hash }: RowLine): null {
    const { chain } = this;
    if (!chain) return this.fail('There is an extra row after the end of the file.');
    if (row.chain !== chain.chain) return this.strange(chain, row);
    const expected = this.number + 1;
    if (this.number === chain.length) this.fail('A row too many in this chain.', row.number);
    if (row.number > expected) this.fail(`Row ${expected} is missing.`, expected);
    if (row.number < expected) this.fail(`Row ${row.number} is where row ${expected} belongs.`, row.number);
    if (sha256Text(previous + text) !== hash) this.fail(`Row ${expected} was altered.`, expected);
    if (previous !== this.hash) this.doubtful(expected);
    if (row.buyer !== chain.buyer || row.listing !== chain.listing)
      this.fail(`Row ${expected} belongs to another deal.`, expected);
    this.number = expected;
    this.hash = hash;
    this.rowLine = this.line;
    this.verdict.rows += 1;
    if (expected === chain.length) this.ended(chain);
    this.skipFinished();
    return null;
  }

  private ended(chain: ExportedChain): void {
    if (this.hash !== chain.head)
      this.fail('The chain ends otherwise than was signed: its rows were made anew.', this.number);
    if (!this.doubt) return;
    const { later, earlierLine, rows } = this.doubt;
    const row = (later.row ?? 0) - 1;
    this.verdict.rows = rows - 1;
    throw new Found({
      ...later,
      line: earlierLine,
      row,
      why: `Row ${row} was altered and its hash made anew.`,
    });
  }

  private doubtful(row: number): void {
    const why = `Row ${row} does not follow from the row before it.`;
    if (row === 1) this.fail(why, row);
    // The second one: everything since the first is unreliable.
    if (this.doubt) this.fail(why, row);
    const later = { line: this.line, chain: this.chain?.chain ?? null, row, why };
    this.doubt = { later, earlierLine: this.rowLine, rows: this.verdict.rows };
  }

  private async checkpoint({ checkpoint, leaf, path, signature }: CheckpointLine): Promise<void> {
    const { chain } = this;
    const key = this.verdict.header?.publicKey ?? '';
    if (chain && leaf.chain === chain.chain && leaf.length > this.number) return this.missing(chain);
    const there = chain && leaf.chain === chain.chain && leaf.length === this.number;
    if (!there) return this.fail('A checkpoint is out of place.');
    const row = this.number;
    if (leaf.head !== this.hash)
      this.fail(`The rows up to ${row} are not those of the checkpoint of ${checkpoint.at}.`, row);
    if (merkleRoot(leaf, path, sha256Text) !== checkpoint.root)
      this.fail(`The checkpoint of ${checkpoint.at} does not hold this chain.`, row);
    if ((await this.checkSignature(key, signature, canonicalJson(checkpoint))) === false)
      this.fail(`The checkpoint of ${checkpoint.at} was altered: its signature does not fit.`, row);
    this.checkpoints += 1;
    this.verdict.checkpoints += 1;
    this.skipFinished();
  }

  private get next(): number | null {
    const { chain } = this;
    return chain && this.number < chain.length ? this.number + 1 : null;
  }

  private get chain(): ExportedChain | undefined {
    return this.verdict.header?.chains[this.at];
  }

  private skipFinished(): void {
    for (let { chain } = this; chain; { chain } = this) {
      if (this.number < chain.length || this.checkpoints < chain.checkpoints) return;
      this.at += 1;
      this.number = 0;
      this.checkpoints = 0;
      this.hash = chainStart;
    }
  }

  private strange(chain: ExportedChain, row: Place): never {
    const known = this.verdict.header?.chains.some((one) => one.chain === row.chain);
    if (known) return this.missing(chain);
    return this.fail('A row of a chain that is not in this file.', row.number, row.chain);
  }

  private missing(chain: ExportedChain): never {
    if (this.number < chain.length) this.fail(`Row ${this.number + 1} is missing.`, this.number + 1);
    return this.fail('A checkpoint is missing after this row.', this.number);
  }

  private parsed(line: string): unknown {
    let value: unknown;
    try {
      value = JSON.parse(line);
      if (isJson(value) && canonicalJson(value) === line) return value;
    } catch {
      // Reported below: invalid JSON is as wrong as JSON in another form.
    }
    return this.fail('This line is not as the ledger writes it.', this.line === 1 ? null : this.next);
  }

  private fail(
    why: string,
    row: number | null = null,
    chain: string | null = this.chain?.chain ?? null,
  ): never {
    if (this.doubt) {
      this.verdict.rows = this.doubt.rows;
      throw new Found(this.doubt.later);
    }
    throw new Found({ line: Math.max(this.line, 1), chain: row === null ? null : chain, row, why });
  }
}

function fingerprintOf(publicKey: string): string {
  return sha256Text(publicKey);
}
