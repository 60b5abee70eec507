import type { Feature } from '#http/feature.ts';
import type { PasskeyTools } from './passkey-tools.ts';
import { passkeyProblems } from './problems.ts';
import { passkeyRoutes } from './routes.ts';

export function passkeyFeature(tools: PasskeyTools): Feature {
  return { name: 'passkeys', routes: passkeyRoutes(tools), problems: passkeyProblems };
}
