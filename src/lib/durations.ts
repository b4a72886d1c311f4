export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Shows at most two units: `1 h 5 m`, `3 m 12 s`, `2 m`, `4.2 s`, `180 ms`. */
export const formatDuration = (durationMs: number): string => {
  if (Math.round(durationMs) < secondMs) return `${Math.round(durationMs)} ms`;
  // Rounds first, so that 59.96 s becomes `1 m` instead of `60.0 s`.
  if (Math.round(durationMs / 100) < 600) return `${(durationMs / secondMs).toFixed(1).replace(/\.0$/, '')} s`;
  const roundedMs = Math.round(durationMs / secondMs) * secondMs;
  if (roundedMs < hourMs) return inUnits(roundedMs / secondMs, 'm', 's');
  return inUnits(Math.round(durationMs / minuteMs), 'h', 'm');
};

const inUnits = (small: number, unit: string, smallUnit: string): string => {
  const rest = small % 60;
  return `${Math.floor(small / 60)} ${unit}${rest === 0 ? '' : ` ${rest} ${smallUnit}`}`;
};

/** Formats `812 B`, `4.2 kB`, `0.3 MB`, `12 MB`. A megabyte is 1,000,000 bytes, as in download dialogs. */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 100_000) return `${(bytes / 1_000).toFixed(1).replace(/\.0$/, '')} kB`;
  return `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`;
};
