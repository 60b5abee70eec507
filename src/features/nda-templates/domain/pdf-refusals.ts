/** Why a PDF is not taken as an agreement, and what its owner can do. The bounds in words are those of the renderer. */
export const pdfRefusalWords = {
  'pdf-malformed': 'This file is not a whole PDF. Open it, print it into a new PDF and upload that one.',
  'pdf-encrypted': 'This PDF is protected by a password. Save it without one and upload it again.',
  'pdf-too-complex':
    'This PDF has far more in it than an agreement needs. Print it into a new PDF and upload that one.',
  'pdf-too-many-pages': 'An agreement has at most 40 pages here. This PDF has more.',
  'pdf-signed-already':
    'This PDF carries a signature already. Upload the agreement as it was before anybody signed it.',
  'pdf-has-xfa':
    'This PDF is a form that only some programs can show (XFA). Print it into a plain PDF and upload that one.',
  'pdf-has-form':
    'This PDF has fields that can be filled in, so its text could change. Print it into a plain PDF and upload that one.',
  'pdf-has-script': 'This PDF has a script in it. Print it into a plain PDF and upload that one.',
  'pdf-has-action':
    'This PDF does something by itself when it is opened or clicked. Print it into a plain PDF and upload that one.',
  'pdf-has-attachment':
    'Other files are attached to this PDF. Save it without them, or print it into a plain PDF.',
  'pdf-has-media':
    'This PDF has sound, film or a moving model in it. Print it into a plain PDF and upload that one.',
  'pdf-has-layers':
    'This PDF has layers that can be shown and hidden, so two people could read two texts. Print it into a plain PDF.',
  'pdf-points-outside':
    'Part of this PDF lies in other files. Print it into a plain PDF and upload that one.',
  'pdf-page-not-drawn': 'A page of this PDF cannot be drawn. Print it into a new PDF and upload that one.',
} as const;
export type PdfRefusal = keyof typeof pdfRefusalWords;

export const pdfRefusals = [
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
] as const satisfies readonly PdfRefusal[];
