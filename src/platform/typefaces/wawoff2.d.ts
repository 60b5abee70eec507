/** Undoes the compression of a WOFF2 font, in memory that it uses again. The package comes without types. */
declare module 'wawoff2' {
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
