import type { PdfFault } from '#kernel/pdf-faults.ts';

/** Why a PDF is refused and what its owner can do. The limits are those of the renderer. */
export const pdfRefusalWords = {
  'pdf-malformed': 'This file is not a complete PDF. Open it, print it to a new PDF and upload that.',
  'pdf-encrypted': 'This PDF is password-protected. Save it without a password and upload it again.',
  'pdf-too-complex':
    'This PDF contains far more than an agreement needs. Print it to a new PDF and upload that.',
  'pdf-too-many-pages': 'An agreement can have up to 40 pages. This PDF has more.',
  'pdf-signed-already': 'This PDF is already signed. Upload the unsigned agreement.',
  'pdf-has-xfa':
    'This PDF is a form that only some programs can open (XFA). Print it to a plain PDF and upload that.',
  'pdf-has-form':
    'This PDF has fillable fields, so its text could change. Print it to a plain PDF and upload that.',
  'pdf-has-script': 'This PDF contains a script. Print it to a plain PDF and upload that.',
  'pdf-has-action':
    'This PDF runs actions when it is opened or clicked. Print it to a plain PDF and upload that.',
  'pdf-has-attachment': 'This PDF has attachments. Save it without them, or print it to a plain PDF.',
  'pdf-has-media': 'This PDF contains audio, video or 3D content. Print it to a plain PDF and upload that.',
  'pdf-has-layers':
    'This PDF has layers that can be hidden, so two people could read different text. Print it to a plain PDF.',
  'pdf-points-outside': 'Part of this PDF is stored in other files. Print it to a plain PDF and upload that.',
  'pdf-page-not-drawn': 'A page of this PDF can’t be displayed. Print it to a new PDF and upload that.',
} as const satisfies Record<PdfFault, string>;
