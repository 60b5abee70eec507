import { OtherStyle, usualStyle, type ValueStyle } from './value-style.ts';

/** Reads a file, and again at the first value which shows that days or amounts are written the other way. */
export function inEitherStyle<T>(read: (style: ValueStyle) => T): T {
  let style = usualStyle;
  for (let passes = 0; passes < 4; passes += 1) {
    try {
      return read(style);
    } catch (error) {
      if (!(error instanceof OtherStyle)) throw error;
      style = error.style;
    }
  }
  throw new Error('a file asks for another style again and again');
}
