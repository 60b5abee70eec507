import { Refused } from '#kernel/refusal.ts';

export type ImageParts = {
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8; 1 is upright. */
  orientation: number;
  clean: Uint8Array;
  dropped: readonly Uint8Array[];
};

export function broken(): Refused {
  return new Refused('image-broken');
}

/** Bounds-checked access to bytes. Throws Refused('image-broken'). */
export class Bytes {
  readonly all: Uint8Array;
  readonly #view: DataView;

  constructor(all: Uint8Array) {
    this.all = all;
    this.#view = new DataView(all.buffer, all.byteOffset, all.byteLength);
  }

  get length(): number {
    return this.all.byteLength;
  }

  u8(at: number): number {
    this.#within(at, 1);
    return this.#view.getUint8(at);
  }

  u16(at: number, little = false): number {
    this.#within(at, 2);
    return this.#view.getUint16(at, little);
  }

  u24(at: number): number {
    return this.u16(at, true) + this.u8(at + 2) * 0x10000;
  }

  u32(at: number, little = false): number {
    this.#within(at, 4);
    return this.#view.getUint32(at, little);
  }

  part(from: number, length: number): Uint8Array {
    this.#within(from, length);
    return this.all.subarray(from, from + length);
  }

  rest(from: number): Uint8Array {
    return this.all.subarray(Math.min(from, this.length));
  }

  text(from: number, length: number): string {
    return Buffer.from(this.part(from, length)).toString('latin1');
  }

  #within(at: number, length: number): void {
    if (at < 0 || length < 0 || at + length > this.length) throw broken();
  }
}
