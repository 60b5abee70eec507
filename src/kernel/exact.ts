type Unfold<T> = T extends (infer E)[]
  ? Unfold<E>[]
  : T extends string | number | boolean | null | undefined | Date
    ? T
    : { [K in keyof T]: Unfold<T[K]> };

/** `true` if A and B are the same type, including missing and optional fields; else `never`. */
export type Exact<A, B> = Same<Unfold<A>, Unfold<B>>;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;

/** Checks a view against its schema at compile time: `exactly<View, z.output<typeof schema>>(true)`. */
export function exactly<A, B>(_same: Exact<A, B>): void {}
