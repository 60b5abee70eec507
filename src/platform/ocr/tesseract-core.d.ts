declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** The parts of Tesseract that are used. Memory stays in the module until `End`. */
  type TessBaseAPI = {
    /** 0 on success. `engine` 1: LSTM. */
    Init(folder: null, language: string, engine: number, config: undefined): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads `/input`, turned as Exif says and then by the angle, in radians. 0 on success. */
    SetImageFile(exif: number, angle: number): number;
    FindLines(): number;
    /** The slope of the text lines, in radians. */
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
  };
  type Core = {
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    TessBaseAPI: new () => TessBaseAPI;
  };
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function start(options: {
    wasmBinary: ArrayBuffer;
    print(): void;
    printErr(): void;
    TesseractProgress(): void;
  }): Promise<Core>;
}
