/** Looks for malware in bytes that are fed to it. Throws Refused('scanner-unavailable') when it does not answer. */
export type Scanner = {
  /** The name of what was found in all of the bytes; `null`: nothing. */
  scan(bytes: AsyncIterable<Uint8Array>): Promise<string | null>;
};

/** The string that every scanner calls a virus though it is none (EICAR, 2003); put together, so that this file is not one. */
const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join(''),
);

/** Finds the test string in bytes that come in pieces, also across their edges. */
export function eicarFinder() {
  let rest = Buffer.alloc(0);
  let found = false;
  return {
    feed(bytes: Buffer): void {
      if (found) return;
      const edge = Buffer.concat([rest, bytes.subarray(0, eicar.length - 1)]);
      found = bytes.includes(eicar) || edge.includes(eicar);
      rest = Buffer.concat([rest, bytes.subarray(-(eicar.length - 1))]).subarray(-(eicar.length - 1));
    },
    found: () => found,
  };
}
