import type { z } from 'zod';
// Imported first, so that no schema is used on either side before its messages are set.
import './own-words.ts';
import type { Role } from '#kernel/actor.ts';
import type { Scope } from '#kernel/scope.ts';
import type { FileToSend, Uploaded, UploadSpec } from './upload.ts';

/** Ownership is checked by the use case. */
export type Who = 'anyone' | 'signed-in' | readonly Role[];

export type EndpointSpec = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  who: Who;
  /** What an access token needs; `any`: no scope at all; `never`: a person does it, in a session. */
  scope: Scope | 'any' | 'never';
  /** Requires a recent confirmation: for taking over an account or granting power. `by-use-case`: the use case decides. */
  confirmed?: 'always' | 'by-use-case';
  /** Also open to an admin who still has to turn two-factor sign-in on. */
  beforeTwoFactor?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  /** For a GET: the query may come as a JSON body instead; the URL takes precedence. */
  queryFromBody?: true;
  body?: z.ZodType;
  upload?: UploadSpec;
  /** Undeclared fields are dropped. `file` replies are bytes with a declared type (`or`: alternatives). */
  reply: z.ZodType | { file: string; or?: readonly string[] };
  /**
   * Events for `Accept: text/event-stream`; the last is `{kind: 'ended', answer}` or `{kind: 'failed', code, detail}`.
   */
  streams?: z.ZodType;
  status?: 200 | 201 | 204;
  refusals?: readonly string[];
  /** Shown before the server's error: `unable to create business`. */
  failure: string;
  /** Shown instead of a server error if a reply has no data: `user was not returned`. */
  missing?: string;
};

export function endpoint<const E extends EndpointSpec>(spec: E): E {
  return spec;
}

export type FileReply = { fileName: string; type: string; bytes: ArrayBuffer };

type Part<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.ZodType> ? Record<K, z.output<S>> : unknown;
type Sent<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.ZodType> ? Record<K, z.input<S>> : unknown;
type File<E, As> = E extends { upload: UploadSpec } ? { upload: As } : unknown;

export type InputOf<E extends EndpointSpec> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  File<E, Uploaded>;
export type CallOf<E extends EndpointSpec> = Sent<E, 'params'> &
  Sent<E, 'query'> &
  Sent<E, 'body'> &
  File<E, FileToSend>;
export type ReplyOf<E extends EndpointSpec> = E['reply'] extends z.ZodType ? z.output<E['reply']> : FileReply;
export type AnswerOf<E extends EndpointSpec> = E['reply'] extends z.ZodType
  ? z.input<E['reply']>
  : FileAnswer;

export type EventOf<E extends EndpointSpec> = E extends { streams: infer S extends z.ZodType }
  ? z.input<S>
  : never;

/** `size`: if known. From any byte range, so that a download can resume (`tag`: ETag). */
export type FileAnswer = (
  | { bytes: Uint8Array }
  | { pieces: AsyncIterable<Uint8Array>; size?: number }
  | { between(from: number, until: number): Promise<AsyncIterable<Uint8Array>>; size: number; tag: string }
) & {
  fileName: string;
  type?: string;
};
