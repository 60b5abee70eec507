/** FIPS 180-4, section 4.2.2. */
const roundWords = new Int32Array(64);
const firstState = new Int32Array(8);
const schedule = new Int32Array(64);
const state = new Int32Array(8);
const encoder = new TextEncoder();
const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
let room = new Uint8Array(4096);
let view = new DataView(room.buffer);

fillConstants();

/**
 * SHA-256 of the text's UTF-8 bytes, as 64 hex digits. Synchronous: a promise per hash, as in Web Crypto, is
 * too slow for a million texts, and Web Crypto needs https.
 */
export function sha256Text(text: string): string {
  const length = encoded(text);
  state.set(firstState);
  for (let at = 0; at < length; at += 64) addBlock(at);
  let hex = '';
  for (const word of state)
    hex += `${hexOf[word >>> 24]}${hexOf[(word >>> 16) & 255]}${hexOf[(word >>> 8) & 255]}${hexOf[word & 255]}`;
  return hex;
}

function encoded(text: string): number {
  const most = text.length * 3 + 72;
  if (room.length < most) {
    room = new Uint8Array(2 * most);
    view = new DataView(room.buffer);
  }
  const { written } = encoder.encodeInto(text, room);
  const length = (written + 72) & ~63;
  room.fill(0, written, length);
  room[written] = 0x80;
  view.setUint32(length - 8, Math.floor(written / 0x20000000));
  view.setUint32(length - 4, written << 3);
  return length;
}

function addBlock(start: number): void {
  const w = schedule;
  for (let i = 0; i < 16; i += 1) w[i] = view.getInt32(start + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const x = w[i - 15] ?? 0;
    const y = w[i - 2] ?? 0;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0;
  }
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (roundWords[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
  state[5] = (state[5] ?? 0) + f;
  state[6] = (state[6] ?? 0) + g;
  state[7] = (state[7] ?? 0) + h;
}

/** First 32 bits of the fractions of cube roots (rounds) and square roots (state) of the first primes. */
function fillConstants(): void {
  let found = 0;
  for (let n = 2; found < 64; n += 1) {
    if (!isPrime(n)) continue;
    roundWords[found] = fractionOf(Math.cbrt(n));
    if (found < 8) firstState[found] = fractionOf(Math.sqrt(n));
    found += 1;
  }
}

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return false;
  return true;
}

function fractionOf(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x100000000);
}
