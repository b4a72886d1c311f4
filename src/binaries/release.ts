/** Minimum size of a buffer to release. A smaller buffer may share its memory with other buffers. */
const smallBytes = 1_000_000;

/**
 * Releases the memory of a large buffer at once. The buffer must not be used again. The garbage collector is slow to notice large
 * buffers outside of its heap. Without this function, ten files of 30 MB would stay in memory together.
 */
export const release = (bytes: Buffer): void => {
  const { buffer } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength > smallBytes) buffer.transfer(0);
};
