/** Minimum size of the buffers to release. Larger than the runtime's shared pool, they share no memory with others. */
const smallBytes = 1_000_000;

/**
 * Releases the memory of a buffer at once. The buffer must not be used again.
 *
 * The garbage collector notices large buffers outside of its heap only slowly. Without this, reading ten files of 30 MB one
 * after the other keeps all ten in memory. Small buffers may share their memory and are left alone.
 */
export const release = (bytes: Buffer): void => {
  const { buffer } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength > smallBytes) buffer.transfer(0);
};
