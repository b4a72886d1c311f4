/**
 * Preloaded with `node --import`: writes the most memory that the process ever held, in bytes, and its processor time, in milliseconds,
 * to the file in BENCH_PEAK_FILE as it ends. JavaScript, since reading TypeScript would itself take memory.
 */
import { readFileSync, writeFileSync } from 'node:fs';

process.on('exit', () => {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.BENCH_PEAK_FILE, `${Number(kilobytes) * 1024} ${(user + system) / 1_000}`);
});
