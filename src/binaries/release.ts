/** Minimum size of the buffers to release. Smaller buffers may be in the runtime's pool, whose memory several buffers share. */
const smallBytes = 1_000_000;

/**
 * Releases the memory of a buffer at once. The buffer must not be used again.
 *
 * Without this, reading ten files of 30 MB one after the other keeps all ten in memory: the garbage collector is slow to notice
 * large buffers outside of its heap. Small buffers may share their memory, so they are left alone.
 */
export const release = (bytes: Buffer): void => {
  const { buffer } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength > smallBytes) buffer.transfer(0);
};
