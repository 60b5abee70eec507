import type { Feature } from '#http/feature.ts';
import { ownPicture } from './own-picture.ts';
import { profileRoutes } from './routes.ts';

export function profileFeature(parts: Parameters<typeof profileRoutes>[0]): Feature {
  return { name: 'profiles', routes: profileRoutes(parts), ownFiles: ownPicture };
}
