import type { z } from 'zod';
// Every contract is read through this file: on either side of the wire nothing is judged before it has its words.
import './own-words.ts';
import type { Role } from '#kernel/actor.ts';
import type { FileToSend, Uploaded, UploadSpec } from './upload.ts';

/** Who may call: everyone, whoever is signed in, or holders of one of the roles. Ownership is a rule of the verb. */
export type Who = 'anyone' | 'signed-in' | readonly Role[];

export type EndpointSpec = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Colon parameters: `/api/business/:id/`. */
  path: string;
  /** One line for the API page. */
  summary: string;
  who: Who;
  /**
   * Asks again who is there, by password, passkey or a fresh identity: before anything else, or in the verb where it
   * depends on what is sent. For what takes an account away, makes a key to it, or gives somebody power.
   */
  confirmed?: 'always' | 'by-verb';
  /** Open to an admin who has to turn two-factor sign-in on first: what that takes, and nothing else. */
  beforeTwoFactor?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  /** For a GET: a client may send the query as a JSON body instead; what stands in the address counts first. */
  queryFromBody?: true;
  body?: z.ZodType;
  /** Instead of a JSON body: a file. */
  upload?: UploadSpec;
  /** What leaves. Anything that it does not declare is dropped; `file` replies are bytes with a declared type (`or`: other ones). */
  reply: z.ZodType | { file: string; or?: readonly string[] };
  /**
   * The same reply piece by piece, for whoever asks with `Accept: text/event-stream`: one event of this shape after
   * another. The last one is `{kind: 'ended', answer}` with the reply, or `{kind: 'failed', code, detail}`.
   */
  streams?: z.ZodType;
  /** The status of success, 200 unless told. */
  status?: 200 | 201 | 204;
  /** The refusal codes that a caller should expect besides the general ones. */
  refusals?: readonly string[];
  /** The sentence that the interface puts before the server's error: `unable to create business`. */
  failure: string;
  /** What it says instead of a server error when a reply came without its data: `user was not returned`. */
  missing?: string;
};

/** Declares one endpoint: shared by the server, which mounts it, and the browser, which calls it. */
export function endpoint<const E extends EndpointSpec>(spec: E): E {
  return spec;
}

/** A file as the browser receives it. */
export type FileReply = { fileName: string; type: string; bytes: ArrayBuffer };

type Part<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.ZodType> ? Record<K, z.output<S>> : unknown;
type Sent<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.ZodType> ? Record<K, z.input<S>> : unknown;
type File<E, As> = E extends { upload: UploadSpec } ? { upload: As } : unknown;

/** What the server's handler receives: parsed `params`, `query` and `body`, or the file, those that the endpoint declares. */
export type InputOf<E extends EndpointSpec> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  File<E, Uploaded>;
/** What the browser sends. */
export type CallOf<E extends EndpointSpec> = Sent<E, 'params'> &
  Sent<E, 'query'> &
  Sent<E, 'body'> &
  File<E, FileToSend>;
/** What comes back, after parsing. */
export type ReplyOf<E extends EndpointSpec> = E['reply'] extends z.ZodType ? z.output<E['reply']> : FileReply;
/** What the handler returns, before parsing. */
export type AnswerOf<E extends EndpointSpec> = E['reply'] extends z.ZodType
  ? z.input<E['reply']>
  : FileAnswer;

/** An event of a reply that streams, before parsing. */
export type EventOf<E extends EndpointSpec> = E extends { streams: infer S extends z.ZodType }
  ? z.input<S>
  : never;

/**
 * A file that a handler gives: whole; piece by piece where it is long or made on the way, `size` where it is known; or
 * from any byte on up to another, so that a download that was cut off goes on (`tag`: changes when the bytes do).
 */
export type FileAnswer = (
  | { bytes: Uint8Array }
  | { pieces: AsyncIterable<Uint8Array>; size?: number }
  | { between(from: number, until: number): AsyncIterable<Uint8Array>; size: number; tag: string }
) & {
  fileName: string;
  /** Which of the declared types, where it is not the first. */
  type?: string;
};
