/** What it shows could change, run code, load content or differ between readers. In order of precedence. */
export const pdfFaults = [
  'pdf-malformed',
  'pdf-encrypted',
  'pdf-too-complex',
  'pdf-too-many-pages',
  'pdf-signed-already',
  'pdf-has-xfa',
  'pdf-has-form',
  'pdf-has-script',
  'pdf-has-action',
  'pdf-has-attachment',
  'pdf-has-media',
  'pdf-has-layers',
  'pdf-points-outside',
  'pdf-page-not-drawn',
] as const;
export type PdfFault = (typeof pdfFaults)[number];
