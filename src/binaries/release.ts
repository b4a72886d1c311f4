/** Above the size of the runtime's own pool of small blocks. */
const smallBytes = 1_000_000;

/**
 * Gives the memory of bytes back at once; they must not be used again.
 *
 * The garbage collector is slow to see that a few large blocks hold memory outside of its heap: left to it, reading ten
 * files of 30 MB one after the other holds all ten. Small
 * bytes may share their memory with others and are left alone.
 */
export const release = (bytes: Buffer): void => {
  const { buffer } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength > smallBytes) buffer.transfer(0);
};
