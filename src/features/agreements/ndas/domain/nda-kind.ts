/** For one listing; for every seller who accepts it (the passport); or for a listing joined to such a master. */
export const ndaKinds = ['listing', 'master', 'joinder'] as const;
export type NdaKind = (typeof ndaKinds)[number];

/** Joinders have a built-in text only. */
export const templateKinds = ['listing', 'master'] as const;
export type TemplateKind = (typeof templateKinds)[number];
