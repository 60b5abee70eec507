export const dashes = '‐‑‒–—―−⁃﹣－˗־᠆⸺⸻﹘➖';

const signs = new RegExp(
  `(?<=[\\d０-９])\u00ad(?=[\\d０-９])|([${dashes}])|(\\p{Z})|([０-９Ａ-Ｚａ-ｚ])`,
  'gu',
);

/** Replaces special dashes, spaces and wide characters. Soft hyphens too: PDFs use them as visible hyphens. */
export function withPlainSigns(text: string): string {
  return text.replace(signs, (_all, dash?: string, space?: string, wide?: string) => {
    if (wide) return String.fromCharCode(wide.charCodeAt(0) - 0xfee0);
    return space && !dash ? ' ' : '-';
  });
}
