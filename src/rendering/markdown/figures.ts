import { counted, digits, formatMinutes } from '../../lib/numbers.ts';
import type { Part } from './view.ts';
import { duration } from './words.ts';

/** One line of figures. Where nobody waited there are none. */
export const figures: Part = ({ run, survey }) => {
  if (run.verdict.kind === 'planned' || run.verdict.kind === 'started') return [];
  const { tests, passed, failed, flaky, skipped, missing } = run.totals;
  const flakyWord = run.failOnFlaky && flaky > 0 ? 'flaky, counted as failed' : 'flaky';
  const sessions = run.sessions.filter((session) => session.sessionId !== undefined).length;
  return [
    [
      `**${counted(tests, 'test')}**: ${digits(passed)} passed, ${failed > 0 ? `**${digits(failed)} failed**` : '0 failed'}, ${digits(flaky)} ${flakyWord}, ${digits(skipped)} skipped, ${digits(missing)} missing`,
      `${counted(sessions, 'session')} on ${counted(survey.devices.length, 'device')}`,
      `${formatMinutes(run.deviceMs)} device minutes`,
      `${duration(run.queueMs)} in the queue`,
      `${duration(run.finishedAt.getTime() - run.startedAt.getTime())} in all`,
    ].join(' · '),
  ];
};
