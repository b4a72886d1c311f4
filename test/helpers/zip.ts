import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** Files of an archive by path, without folders. */
export const unzip = async (archive: Buffer): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  const zipFile = await fromBufferPromise(archive, { lazyEntries: true });
  for await (const entry of zipFile.eachEntry())
    if (!entry.fileName.endsWith('/')) files.set(entry.fileName, await buffer(await zipFile.openReadStreamPromise(entry)));
  return files;
};

export const zipOf = (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const archive = new ZipFile();
  for (const [path, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), path);
  archive.end();
  return buffer(archive.outputStream);
};

export const emptyZip = (text = ''): Buffer<ArrayBuffer> => {
  const end = Buffer.alloc(22 + text.length);
  end.write('PK\x05\x06');
  end.writeUInt16LE(text.length, 20);
  end.write(text, 22);
  return end;
};
