declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, Axis>;
    /** Requires an empty text. */
    keepAllGlyphs?: boolean;
  };
  function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
  export = subsetFont;
}
