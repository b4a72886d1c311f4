import { randomUUID } from 'node:crypto';
import { listIn, memberOf, textAt } from '../../lib/is-record.ts';
import type { CheckContent } from '../markdown/reports.ts';
import { type CallGitHub, type GitHubResponse, isNotPermitted, listPages, notPermitted } from './api.ts';

/**
 * Creates a completed check run on a commit, and returns the URL of its page.
 *
 * @throws CodedError `github-not-permitted` if the token may not write checks
 */
export const createCheckRun = async (
  call: CallGitHub,
  name: string,
  headSha: string,
  content: CheckContent,
  conclusion: CheckContent['conclusion'],
): Promise<string | undefined> => {
  const { title, summary, text, annotationBatches } = content;
  const [first = [], ...others] = annotationBatches;
  const output = { title, summary, text };
  try {
    // The id distinguishes the new check run from check runs of other jobs with the same name.
    const ownId = randomUUID();
    const { data } = await call(
      'POST /repos/{owner}/{repo}/check-runs',
      {
        name,
        head_sha: headSha,
        external_id: ownId,
        status: 'completed',
        conclusion,
        output: { ...output, annotations: first.map(annotationBody) },
      },
      () => findCheck(call, name, headSha, ownId),
    );
    const id = memberOf(data, 'id');
    if (typeof id !== 'number') throw new Error('GitHub gave the check run no id');
    for (const batch of others) {
      await call('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
        check_run_id: id,
        output: { ...output, annotations: batch.map(annotationBody) },
      });
    }
    return textAt(data, 'html_url');
  } catch (error) {
    if (isNotPermitted(error)) throw notPermitted(`The check run "${name}"`, 'checks', error);
    throw error;
  }
};

const findCheck = async (call: CallGitHub, name: string, headSha: string, ownId: string): Promise<GitHubResponse | undefined> => {
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
  for await (const checks of listPages(call, route, { ref: headSha, check_name: name, filter: 'all' }, 'check_runs')) {
    const found = listIn(checks).find((check) => memberOf(check, 'external_id') === ownId);
    if (found !== undefined) return { data: found };
  }
  return undefined;
};

const annotationBody = ({ file, line, title, message }: CheckContent['annotationBatches'][number][number]) => ({
  path: file,
  start_line: line,
  end_line: line,
  annotation_level: 'failure',
  title,
  message,
});
