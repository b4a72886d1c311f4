import type { DownloadInputs } from '../../inputs/download.ts';
import type { SessionResult } from '../../model/results.ts';
import { countByStatus, executedIn } from '../../results/accounting.ts';
import { isBad } from '../../results/attempts.ts';
import { judgeSession } from '../../results/expected-sessions.ts';

/** Something went wrong in the session: `…@failed` fetches its files. Also where the service's own retry passed. */
export const hasFailed = (session: SessionResult): boolean =>
  ['failed', 'timed-out', 'error'].includes(judgeSession(session).kind) ||
  session.tests.some(({ status, earlierAttempts }) => isBad(status) || earlierAttempts.some((each) => isBad(each.status)));

/** One sentence about all requested files that the service did not have, if any. Sessions that ran no test have none. */
export const missingFilesNotice = (
  sessions: readonly SessionResult[],
  { download, downloadIfFailed }: DownloadInputs,
): string | undefined => {
  const ran = sessions.filter(({ tests }) => executedIn(countByStatus(tests)) > 0);
  const missing = [...download].flatMap((kind) => {
    const wanted = downloadIfFailed.has(kind) ? ran.filter(hasFailed) : ran;
    const [first, ...more] = wanted.filter(({ files }) => kind !== 'junit' && (files[kind] ?? []).length === 0);
    if (first === undefined) return [];
    return [`${kind} (${first.device}${more.length === 0 ? '' : ` and ${more.length} more`})`];
  });
  if (missing.length === 0) return undefined;
  return `Some files of \`download\` are not available: ${missing.join(', ')}. The verdict does not depend on them.`;
};

/** One sentence about all result bundles that cannot be read, if any. */
export const unreadableBundlesNotice = (sessions: readonly SessionResult[]): string | undefined => {
  const unreadable = sessions.flatMap(({ device, evidence: { bundle } }) =>
    bundle?.state === 'unreadable' ? [`${device}: ${bundle.message}`] : [],
  );
  const [first] = unreadable;
  if (first === undefined) return undefined;
  const more = unreadable.length === 1 ? '' : ` (and ${unreadable.length - 1} more)`;
  return `A result bundle cannot be read: ${first}${more}. The verdict uses the other evidence.`;
};
