/** Characters that are read as a hyphen: typeset ones, the minus, and those of other scripts. */
export const dashes = '‐‑‒–—―−⁃﹣－˗־᠆⸺⸻﹘➖';

const signs = new RegExp(
  `(?<=[\\d０-９])\u00ad(?=[\\d０-９])|([${dashes}])|(\\p{Z})|([０-９Ａ-Ｚａ-ｚ])`,
  'gu',
);

/**
 * The text with plain hyphens and spaces, and digits and letters of one width, as a person reads a number in it. A soft
 * hyphen between digits is one that somebody saw: PDFs write hyphens so.
 */
export function withPlainSigns(text: string): string {
  return text.replace(signs, (_all, dash?: string, space?: string, wide?: string) => {
    if (wide) return String.fromCharCode(wide.charCodeAt(0) - 0xfee0);
    return space && !dash ? ' ' : '-';
  });
}
