import { checkRunInputs } from '../../../src/action/commands/migrate.ts';
import { convertSources } from '../../../src/migrate/convert.ts';
import type { Migration, Outcome } from '../../../src/migrate/settings.ts';
import { stepInputs } from '../../../src/migrate/write-workflow.ts';

export const check = checkRunInputs({ workspace: '/nowhere', repositoryName: 'shop', runId: '1' });

export const binaries = 'app: app.apk\ntest: test.apk';

const indented = (text: string, by: string): string => text.replaceAll(/^(?=.)/gm, by);

export const flankYml = (gcloud: string, own = ''): string =>
  `gcloud:\n${indented(gcloud, '  ')}\n${own === '' ? '' : `flank:\n${indented(own, '  ')}\n`}`;

/** A workflow whose steps begin in line 6, and the settings of its one job and of the workflow itself. */
export const workflowYml = (steps: string, { id = 'tests', job = '', top = '' } = {}): Record<string, string> => ({
  'ci.yml': `on: push\n${top}jobs:\n  ${id}:\n    runs-on: ubuntu-latest\n${job}    steps:\n${indented(steps, '      ')}\n`,
});

/** Sources by name, as the action reads them. */
export const convertTexts = (files: Readonly<Record<string, string>>): Promise<Migration> =>
  convertSources(
    Object.entries(files).map(([name, text]) => ({ name, text })),
    check,
  );

/** Inputs of each job, without the account. */
export const inputsOf = ({ steps }: Migration): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    steps.map((step) => {
      const { username: _username, 'access-key': _accessKey, ...inputs } = stepInputs(step);
      return [step.name, inputs];
    }),
  );

/** Keys of each of the three lists. */
export const keysOf = ({ findings }: Migration, outcome: Outcome): readonly string[] =>
  findings.filter((finding) => finding.outcome === outcome).map(({ key }) => key);

/** What is left to do, with the texts of the source in place. */
export const remarksOf = ({ steps }: Migration): readonly string[] =>
  steps.flatMap((step) =>
    step.remarks.map(({ text, values }) => {
      let at = 0;
      return text.replaceAll('{}', () => values[at++] ?? '');
    }),
  );

/** `line: text: reason` */
export const unreadOf = ({ unread }: Migration): readonly string[] =>
  unread.map(({ line, text, reason }) => `${line}: ${text}: ${reason}`);
