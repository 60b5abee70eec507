import { onTestFinished } from 'vitest';
import { ObjectStoreServer } from '../files/object-store.ts';

/** An empty bucket until the end of the test, and its address as a setting. */
export async function bucket(): Promise<{ server: ObjectStoreServer; address: string }> {
  const server = new ObjectStoreServer();
  const { endpoint } = await server.start();
  onTestFinished(() => server.stop());
  const { accessKeyId, secret, region } = server;
  const host = new URL(endpoint ?? '').host;
  const address = `s3://${accessKeyId}:${encodeURIComponent(secret)}@${host}/${server.bucket}?region=${region}&ssl=off`;
  return { server, address };
}
