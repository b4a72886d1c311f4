import { writeFile } from 'node:fs/promises';

const linesPerBlock = 1_000;

/** Writes a device log of `blocks` times 0.1 MB, with a crash of the app in its middle. */
export const writeDeviceLog = async (file: string, blocks: number): Promise<void> => {
  const parts = Array.from({ length: blocks }, (_none, block) => blockOf(block) + (block === blocks >> 1 ? crash : ''));
  await writeFile(file, parts);
};

const head = (number: number): string => `01-02 03:04:${String(number % 60).padStart(2, '0')}.678  4711  4712`;

const blockOf = (block: number): string =>
  Array.from({ length: linesPerBlock }, (_none, index) => {
    const text = `state of surface ${block}-${index} changed from 2 to 3, 1080 x 2400, flags 0x1f`;
    const [level, tag] = index % 20 === 0 ? ['I', 'ActivityManager'] : ['D', `Surface${index % 7}`];
    return `${head(index)} ${level} ${tag}: ${text}\n`;
  }).join('');

const crash = [
  'FATAL EXCEPTION: main',
  'Process: com.example.shop, PID: 4711',
  'java.lang.IllegalStateException: no items',
  ...Array.from({ length: 60 }, (_none, depth) => `\tat com.example.shop.Cart.total${depth}(Cart.kt:${depth + 1})`),
]
  .map((line) => `${head(1)} E AndroidRuntime: ${line}\n`)
  .join('');
