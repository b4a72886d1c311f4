import type { Shapes } from './schema/scenario.ts';

/** Formats times, durations and URLs. The scenario can change each format. */
export interface Spelling {
  readonly shapes: Shapes;
  /** Formats a time. `observed` is the format in which the service usually writes this field. */
  time(atMs: number, observed: 'utc' | 'offset' | 'unix'): string | number;
  duration(durationMs: number, observed: 'words' | 'text' | 'decimals' | 'integer' | 'number'): string | number;
  address(path: string): string;
}

const seconds = (durationMs: number): number => Math.round(durationMs / 1_000);

const spellTime = (atMs: number, form: 'utc' | 'offset' | 'unix' | 'iso'): string | number => {
  const iso = new Date(atMs).toISOString();
  const plain = iso.slice(0, 19).replace('T', ' ');
  switch (form) {
    case 'utc':
      return `${plain} UTC`;
    case 'offset':
      return `${plain} +0000`;
    case 'unix':
      return Math.floor(atMs / 1_000);
    case 'iso':
      return iso;
  }
};

const spellDuration = (
  durationMs: number,
  form: 'words' | 'short' | 'text' | 'decimals' | 'integer' | 'number',
): string | number => {
  switch (form) {
    case 'words':
      return `${seconds(durationMs)} seconds`;
    case 'short':
      return durationMs < 120_000 ? `${seconds(durationMs)} sec` : `${Math.round(durationMs / 60_000)} mins`;
    case 'text':
      return String(seconds(durationMs));
    case 'decimals':
      return (durationMs / 1_000).toFixed(3);
    case 'integer':
      return seconds(durationMs);
    case 'number':
      return Number((durationMs / 1_000).toFixed(3));
  }
};

export const createSpelling = (shapes: Shapes, address: Spelling['address']): Spelling => ({
  shapes,
  time: (atMs, observed) => spellTime(atMs, shapes.timestamps === 'observed' ? observed : shapes.timestamps),
  duration: (durationMs, observed) => spellDuration(durationMs, shapes.durations === 'observed' ? observed : shapes.durations),
  address,
});
