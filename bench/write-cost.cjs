/**
 * Preloaded with `node --require`: when the process ends, writes its peak of memory, in bytes, and its processor time, in milliseconds, to
 * the file in BENCH_COST_FILE. CommonJS, since TypeScript and the loader of ECMAScript modules need memory and time themselves.
 */
const { readFileSync, writeFileSync } = require('node:fs');

process.on('exit', () => {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.BENCH_COST_FILE, `${Number(kilobytes) * 1024} ${(user + system) / 1_000}`);
});
