import type { ImageRefusal } from '#platform/images/images.ts';

export const imageProblems = {
  'image-type-not-accepted': {
    status: 415,
    detail: 'This is not a JPEG, PNG or WebP picture. Save it as one of these and upload it again.',
  },
  'image-type-differs': {
    status: 415,
    detail: 'The file’s content does not match its type. Save it again as JPEG, PNG or WebP and upload it.',
  },
  'image-too-heavy': { status: 413, detail: 'The picture is larger than 15 MB. Save a smaller one.' },
  'image-too-many-pixels': {
    status: 422,
    detail: 'The picture has more than 40 megapixels. Save a smaller one.',
  },
  'image-too-narrow': {
    status: 422,
    detail: 'The picture is more than ten times longer than it is wide. Crop it first.',
  },
  'image-animated': { status: 422, detail: 'Animated pictures are not accepted. Upload a still picture.' },
  'image-carries-file': {
    status: 422,
    detail: 'The picture contains another file. Open it in a picture editor, save it again and upload it.',
  },
  'image-broken': {
    status: 422,
    detail: 'The picture cannot be read: it is damaged or incomplete. Save it again and upload it.',
  },
  'images-busy': {
    status: 503,
    detail: 'Too many pictures are being processed right now. Try again in a few seconds.',
  },
} as const satisfies Record<ImageRefusal, { status: number; detail: string }>;
