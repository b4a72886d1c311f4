import type { Shapes } from './schema/scenario.ts';

const seconds = (durationMs: number): number => Math.round(durationMs / 1_000);

const times = {
  utc: (iso: string) => `${iso.slice(0, 19).replace('T', ' ')} UTC`,
  offset: (iso: string) => `${iso.slice(0, 19).replace('T', ' ')} +0000`,
  unix: (iso: string) => Math.floor(Date.parse(iso) / 1_000),
  iso: (iso: string) => iso,
};

const durations = {
  words: (durationMs: number) => `${seconds(durationMs)} seconds`,
  short: (durationMs: number) =>
    durationMs < 120_000 ? `${seconds(durationMs)} sec` : `${Math.round(durationMs / 60_000)} mins`,
  text: (durationMs: number) => String(seconds(durationMs)),
  decimals: (durationMs: number) => (durationMs / 1_000).toFixed(3),
  integer: seconds,
  number: (durationMs: number) => Number((durationMs / 1_000).toFixed(3)),
};

export type DurationForm = keyof typeof durations;

export const spellDuration = (durationMs: number, form: DurationForm): string | number => durations[form](durationMs);

export const createSpelling = (shapes: Shapes, address: (path: string) => string) => ({
  shapes,
  /** `observed` is the format in which the service usually writes this field. */
  time: (atMs: number, observed: keyof typeof times): string | number =>
    times[shapes.timestamps === 'observed' ? observed : shapes.timestamps](new Date(atMs).toISOString()),
  duration: (durationMs: number, observed: DurationForm): string | number =>
    spellDuration(durationMs, shapes.durations === 'observed' ? observed : shapes.durations),
  address,
});

export type Spelling = ReturnType<typeof createSpelling>;
