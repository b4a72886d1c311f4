import type { CheckConclusion, CheckContent } from '../rendering/check.ts';
import { type CallGitHub, isNotPermitted, NotPermittedError } from './api.ts';

/**
 * Creates a finished check run of this name on the commit, with its annotations in batches of 50.
 *
 * @returns its page
 * @throws NotPermittedError where the token may not write checks
 */
export const createCheckRun = async (
  call: CallGitHub,
  name: string,
  headSha: string,
  content: CheckContent,
  conclusion: CheckConclusion,
): Promise<string | undefined> => {
  const { title, summary, text, annotationBatches } = content;
  const [first = [], ...others] = annotationBatches;
  const output = { title, summary, text };
  try {
    const { data } = await call('POST /repos/{owner}/{repo}/check-runs', {
      name,
      head_sha: headSha,
      status: 'completed',
      conclusion,
      output: { ...output, annotations: first.map(annotationBody) },
    });
    const { id, url } = readCheck(data);
    for (const batch of others) {
      await call('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
        check_run_id: id,
        output: { ...output, annotations: batch.map(annotationBody) },
      });
    }
    return url;
  } catch (error) {
    if (isNotPermitted(error)) throw new NotPermittedError(`The check run "${name}"`, 'checks', error);
    throw error;
  }
};

const annotationBody = ({ file, line, title, message }: CheckContent['annotationBatches'][number][number]) => ({
  path: file,
  start_line: line,
  end_line: line,
  annotation_level: 'failure',
  title,
  message,
});

const readCheck = (data: unknown): { id: number; url: string | undefined } => {
  if (typeof data !== 'object' || data === null || !('id' in data) || typeof data.id !== 'number')
    throw new Error('GitHub gave the check run no id');
  return { id: data.id, url: 'html_url' in data && typeof data.html_url === 'string' ? data.html_url : undefined };
};
