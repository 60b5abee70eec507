import { eicarFinder, type Scanner } from './scanner.ts';

/**
 * Whether a scanner knows bytes as harmful. `scanner`: `null` if none is configured, and only the malware test string is
 * detected. Throws Refused('scanner-unavailable') if the scanner does not answer.
 */
export async function isInfected(bytes: Buffer, scanner: Scanner | null): Promise<boolean> {
  const eicar = eicarFinder();
  eicar.feed(bytes);
  return eicar.found() || (scanner !== null && (await scanner.scan(whole(bytes))) !== null);
}

async function* whole(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
