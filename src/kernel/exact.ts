/** Objects and lists unfolded, so that two spellings of one shape become the same type. */
type Unfold<T> = T extends (infer E)[]
  ? Unfold<E>[]
  : T extends string | number | boolean | null | undefined | Date
    ? T
    : { [K in keyof T]: Unfold<T[K]> };

/** `true` when A and B are the same type, a missing, extra or optional field included; else `never`. */
export type Exact<A, B> = Same<Unfold<A>, Unfold<B>>;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;

/** Holds a confidential view and its schema together: `exactly<View, z.output<typeof schema>>(true)`. */
export function exactly<A, B>(_same: Exact<A, B>): void {}
