import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

export const reportNames = {
  results: 'results.json',
  junit: 'junit.xml',
  html: 'report.html',
  triage: 'triage.json',
  triageText: 'triage.md',
  history: 'history.svg',
  plan: 'plan.json',
  sessions: 'sessions',
} as const;

/** Deletes the files that an earlier step wrote to the report folder, and no other files. */
export const prepareReportFolder = async (reportDir: string): Promise<void> => {
  for (const name of Object.values(reportNames)) await rm(path.join(reportDir, name), { recursive: true, force: true });
  await mkdir(reportDir, { recursive: true });
};
