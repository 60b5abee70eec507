import { type Role, roles } from '#kernel/actor.ts';

export type RoleChanges = { given: Role[]; taken: Role[] };

/** What has to be given and taken so that `held` becomes `chosen`. */
export function roleChanges(held: readonly Role[], chosen: readonly Role[]): RoleChanges {
  return {
    given: roles.filter((role) => chosen.includes(role) && !held.includes(role)),
    taken: roles.filter((role) => held.includes(role) && !chosen.includes(role)),
  };
}
