/** Undoes the compression of a WOFF2 font. The package comes without types. */
declare module 'wawoff2' {
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
