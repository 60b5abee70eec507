/**
 * What an agreement is for: one listing; every seller who takes it (the passport); or a listing that is joined to
 * such a master.
 */
export const ndaKinds = ['listing', 'master', 'joinder'] as const;
export type NdaKind = (typeof ndaKinds)[number];

/** What a template makes: a joinder has one text, which is the product's own. */
export const templateKinds = ['listing', 'master'] as const;
export type TemplateKind = (typeof templateKinds)[number];
