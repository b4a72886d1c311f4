/** Milliseconds that the work took on the processor, whatever else the machine does at the same time. */
export const cpuTimeOf = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};
