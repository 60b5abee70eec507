import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '#platform/storage-settings.ts';

export type Fault = 'none' | 'full' | 'no-bucket' | 'breaks-off';

/**
 * The part of S3 that the file store uses, after the documentation of the protocol: path-style PUT, GET, HEAD and
 * DELETE in one bucket; verifies the version 4 signature of every request.
 */
export class ObjectStoreServer {
  readonly accessKeyId = 'test-key';
  readonly secret = 'test/secret+with@signs';
  readonly bucket = 'papers';
  readonly region = 'eu-test-1';
  readonly objects: Map<string, Buffer>;
  fault: Fault = 'none';
  #server: Server | undefined;

  constructor(objects = new Map<string, Buffer>()) {
    this.objects = objects;
  }

  async start(port = 0): Promise<Extract<Storage, { kind: 's3' }>> {
    const server = createServer((request, response) => void this.#answer(request, response));
    this.#server = server;
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    return this.at(address.port);
  }

  at(port: number): Extract<Storage, { kind: 's3' }> {
    const { accessKeyId, secret: secretAccessKey, bucket, region } = this;
    const endpoint = `http://127.0.0.1:${port}`;
    return { kind: 's3', endpoint, region, bucket, accessKeyId, secretAccessKey };
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (!this.#signatureFits(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (this.fault === 'full') return refuse(response, 507, 'InsufficientCapacity');
    if (this.fault === 'no-bucket') return refuse(response, 404, 'NoSuchBucket');
    const [, bucket, ...rest] = new URL(request.url ?? '', 'http://store').pathname.split('/');
    const key = rest.join('/');
    if (bucket !== this.bucket) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') this.objects.set(key, body);
    if (request.method === 'PUT') return void response.writeHead(200, { ETag: '"etag"' }).end();
    if (request.method === 'DELETE') this.objects.delete(key);
    if (request.method === 'DELETE') return void response.writeHead(204).end();
    const found = this.objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'Content-Length': found.length, 'Last-Modified': new Date(0).toUTCString() });
    if (this.fault !== 'breaks-off') return void response.end(found);
    response.write(found.subarray(0, found.length >> 1), () => response.destroy());
  }

  #signatureFits(request: IncomingMessage, body: Buffer): boolean {
    const header = request.headers.authorization ?? '';
    const [, scope, names, signature] =
      /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/.exec(header) ?? [];
    if (!scope || !names || !signature) return false;
    const declared = String(request.headers['x-amz-content-sha256'] ?? '');
    if (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256(body)) return false;
    const url = new URL(request.url ?? '', 'http://store');
    const query = [...url.searchParams].map(([k, v]) => `${escaped(k)}=${escaped(v)}`).sort();
    const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
    const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, declared];
    const signed = `AWS4-HMAC-SHA256\n${request.headers['x-amz-date']}\n${scope}\n${sha256(canonical.join('\n'))}`;
    const [date = '', region = '', service = '', end = ''] = scope.split('/');
    if (region !== this.region || service !== 's3') return false;
    const key = [date, region, service, end].reduce<string | Buffer>(hmac, `AWS4${this.secret}`);
    return timingSafeEqual(hmac(key, signed), Buffer.from(signature, 'hex'));
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
