import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads, uploads } from '#http/mount.ts';
import type { Images } from '#platform/images/images.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { changeAbout, readAbout } from './about.ts';
import { keepPicture, makePicture, readPicture, removePicture } from './picture.ts';

/** Decoding is expensive. */
const picturesPerPerson: LimitRule = { name: 'profile-pictures', most: 20, seconds: 3_600 };

export function profileRoutes({ pictures }: { pictures: Images }): Route[] {
  return [
    reads(contract.getAbout, readAbout),
    changes(contract.changeAbout, changeAbout),
    reads(contract.getPicture, readPicture),
    uploads(contract.changePicture, (reading, input) => makePicture(reading, input, pictures), keepPicture, {
      limits: ({ actor }) => [{ rule: picturesPerPerson, subject: signedIn(actor).personId }],
    }),
    changes(contract.removePicture, removePicture),
  ];
}
