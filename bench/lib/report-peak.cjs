/**
 * Preloaded with `node --require`: writes the most memory that the process ever held, in bytes, and its processor time, in milliseconds,
 * to the file in BENCH_PEAK_FILE as it ends. JavaScript in CommonJS, since TypeScript and Node's loader of ECMAScript modules would
 * themselves take memory and time.
 */
const { readFileSync, writeFileSync } = require('node:fs');

process.on('exit', () => {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.BENCH_PEAK_FILE, `${Number(kilobytes) * 1024} ${(user + system) / 1_000}`);
});
