import type { Operations } from './operations.ts';

/** Every call that an access token can make, as `GET /api/offers/:id`. */
export type Operation = keyof Operations;

/** A file to send, with its type: in Node a Blob from `openAsBlob`, in browsers a File. */
type FileToSend = Blob;

/** A file that was sent back. */
export type FileReply = { fileName: string; type: string; bytes: ArrayBuffer };

type Path<O> = O extends { path: infer Path } ? { path: Path } : unknown;
type Query<O> = O extends { query: infer Query }
  ? Record<never, never> extends Query
    ? { query?: Query }
    : { query: Query }
  : unknown;
type Body<O> = O extends { body: infer Body } ? { body: Body } : unknown;
type Upload<O> = O extends { file: string } ? { file: FileToSend } : unknown;

/** What a call takes: `path`, `query`, `body` and `file`, as far as the operation has them. */
export type Input<Op extends Operation> = Path<Operations[Op]> &
  Query<Operations[Op]> &
  Body<Operations[Op]> &
  Upload<Operations[Op]>;

export type Reply<Op extends Operation> = Operations[Op] extends { reply: infer Reply } ? Reply : FileReply;

/** With which every call can be refused. */
type GeneralCode =
  | 'database-full'
  | 'no-problem-document'
  | 'outcome-unknown'
  | 'server-stopping'
  | 'temporarily-unavailable'
  | 'too-many-reads'
  | 'too-slow'
  | 'unexpected';

/** The codes with which this call can be refused. */
export type RefusalCode<Op extends Operation> =
  | GeneralCode
  | (Operations[Op] extends { refusals: infer Code extends string } ? Code : never);

type Paged = { items: readonly unknown[]; next: string | null };

/** Calls that answer a page, with `next` for the one after. */
export type PagedOperation = {
  [Op in Operation]: Reply<Op> extends Paged ? Op : never;
}[Operation];

export type Item<Op extends PagedOperation> =
  Reply<Op> extends { items: readonly (infer Item)[] } ? Item : never;

/** The input may be left out where nothing in it is needed. */
export type Given<Op extends Operation> =
  Record<never, never> extends Input<Op>
    ? [input?: Input<Op>, options?: CallOptions]
    : [input: Input<Op>, options?: CallOptions];

export type CallOptions = { signal?: AbortSignal };
