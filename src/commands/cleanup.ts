import type { Runner } from '../github/runner.ts';
import { readCleanupInputs } from '../inputs/cleanup-inputs.ts';
import { codeMark, nextLine } from '../model/error-codes.ts';
import { connect } from '../run/connect.ts';
import { deleteUploads } from '../run/upload/delete-uploads.ts';
import { startEmbedded } from './start-embedded.ts';

/** Lists uploads and deletes the chosen ones; a dry run, which is the default, only says which they are. */
export const cleanup = async (runner: Runner): Promise<void> => {
  const inputs = await readCleanupInputs(runner.environment, runner.context);
  await using services = await connect(inputs.service, 'espresso', runner, startEmbedded);
  const { deleted, kept, failures } = await deleteUploads(inputs, services);
  runner.setOutput('deleted', JSON.stringify(deleted));
  runner.setOutput('kept', JSON.stringify(kept));
  services.log.info(`${inputs.dryRun ? 'A dry run: would delete' : 'Deleted'} ${deleted.length}, keep ${kept.length}.`);
  if (failures.length === 0) return;
  for (const { clause, code } of failures) services.log.error(`${clause} ${codeMark(code)}.`);
  for (const failure of failures.slice(0, 1)) services.log.info(nextLine(failure, runner.context.docsUrl));
  runner.fail();
};
