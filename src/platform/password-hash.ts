import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';

export type HashCost = { memory: number; passes: number; parallelism: number };
export type HashPassword = (password: string) => Promise<string>;

/** Argon2id with 19 MiB and 2 passes: OWASP's password storage cheat sheet, first choice. About 40 ms. */
const usual: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/;

export const hashPassword: HashPassword = hashingAt(usual);

export function hashingAt(cost: HashCost): HashPassword {
  return async (password) => {
    const salt = randomBytes(16);
    const tag = await derive(password, salt, { ...cost, tagLength });
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;
  };
}

/** Whether the password matches. A hash in another format takes the same time and does not match. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const parts = form.exec(hash);
  const [, memory, passes, parallelism, salt, tag] = parts ?? [];
  if (!salt || !tag) {
    await derive(password, randomBytes(16), { ...usual, tagLength });
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  const given = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actual = await derive(password, Buffer.from(salt, 'base64'), {
    ...given,
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

type Cost = Omit<Argon2Parameters, 'message' | 'nonce'>;

/** NFKC: the same password typed on another keyboard is the same password (NIST SP 800-63B, 5.1.1.2). */
function derive(password: string, nonce: Buffer, parameters: Cost): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, ...parameters }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    );
  });
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
