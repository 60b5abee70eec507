/** `true` when A and B are the same type, a missing, extra or optional field included; else `never`. */
export type Exact<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;

/** Holds a confidential view and its schema together: `exactly<View, z.infer<typeof schema>>(true)`. */
export function exactly<A, B>(_same: Exact<A, B>): void {}
