import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface StoredContent {
  /** Hash in hexadecimal digits. */
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly path: string;
}

/** Stores equal files once, because a file is named by its SHA-256. */
export const createContentStore = async (storageDir: string) => {
  const contentDir = join(storageDir, 'content');
  const incomingDir = join(storageDir, 'incoming');
  await mkdir(contentDir, { recursive: true });
  await mkdir(incomingDir, { recursive: true });
  return {
    /** The caller must end with `commit` or `discard`. */
    receive: async () => {
      const incomingPath = join(incomingDir, randomUUID());
      const file = await open(incomingPath, 'wx', 0o600);
      const hash = createHash('sha256');
      let sizeBytes = 0;
      return {
        write: async (chunk: Buffer): Promise<void> => {
          hash.update(chunk);
          sizeBytes += chunk.length;
          await file.writeFile(chunk);
        },
        commit: async (): Promise<StoredContent> => {
          await file.close();
          const sha256 = hash.digest('hex');
          const path = join(contentDir, sha256);
          await rename(incomingPath, path);
          return { sha256, sizeBytes, path };
        },
        discard: async (): Promise<void> => {
          await file.close();
          await rm(incomingPath, { force: true });
        },
      };
    },
    remove: async ({ path }: StoredContent): Promise<void> => {
      await rm(path, { force: true });
    },
    clear: async (): Promise<void> => {
      await rm(contentDir, { recursive: true, force: true });
      await mkdir(contentDir, { recursive: true });
    },
  };
};

export type ContentStore = Awaited<ReturnType<typeof createContentStore>>;
