import yauzl from 'yauzl';

/** The files of an archive by path, in order; throws on a wrong checksum. */
export async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) =>
    yauzl.fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  );
  const found = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(found));
    zip.on('entry', (entry: yauzl.Entry) => {
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        const pieces: Buffer[] = [];
        for await (const piece of stream) pieces.push(Buffer.from(piece));
        found.set(entry.fileName, Buffer.concat(pieces));
        zip.readEntry();
      });
    });
    zip.readEntry();
  });
}
