import type { PausedAlert } from './resume-alerts.ts';

/** What the post step resumes. The runner keeps it even if this process is killed. */
export const pausedAlertsState = 'alerts-to-resume';

export const writePausedState = (alerts: readonly PausedAlert[]): string =>
  JSON.stringify(alerts.map(({ id, name }) => ({ id, name })));

/** What is not readable counts as nothing: only this action writes it. */
export const readPausedState = (text: string): readonly PausedAlert[] => {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isPausedAlert) : [];
  } catch {
    return [];
  }
};

const isPausedAlert = (value: unknown): value is PausedAlert =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';
