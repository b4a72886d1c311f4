/** Measures the processor time of the work, in milliseconds. */
export const cpuTimeOf = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};
