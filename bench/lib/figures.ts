/** Three significant digits, as far as they are before the point. */
const figure = (value: number): string => (value < 100 ? Number(value.toPrecision(3)).toString() : Math.round(value).toString());

export const megabytes = (bytes: number): string => `${figure(bytes / 1e6)} MB`;

export const megabytesPerSecond = (bytes: number, durationMs: number): string => `${megabytes((bytes / durationMs) * 1_000)}/s`;

export const duration = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${figure(milliseconds)} ms` : `${figure(milliseconds / 1_000)} s`;
