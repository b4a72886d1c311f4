import { anyFramework } from '../frameworks/lookup.ts';
import type { Runner } from '../github/runner.ts';
import { readCleanupInputs } from '../inputs/cleanup-inputs.ts';
import { mapTexts } from '../lib/map-texts.ts';
import { counted } from '../lib/numbers.ts';
import { nextLine, problemSentence } from '../model/error-codes.ts';
import { connect } from '../run/connect.ts';
import { deleteUploads, openCleanup } from '../run/upload/delete-uploads.ts';
import { startEmbedded } from './start-embedded.ts';

/** Lists uploads and deletes the chosen ones; a dry run, which is the default, only says which they are. */
export const cleanup = async (runner: Runner): Promise<void> => {
  const inputs = await readCleanupInputs(runner.environment, runner.context);
  await using services = await connect(inputs.service, anyFramework, runner, startEmbedded);
  const outcome = openCleanup();
  try {
    await deleteUploads(inputs, services, outcome);
  } finally {
    // What was deleted before a cancellation is gone all the same.
    const shown = mapTexts(outcome, services.cloud.redact);
    runner.setOutputs({ deleted: JSON.stringify(shown.deleted), kept: JSON.stringify(shown.kept) });
  }
  const { deleted, kept, failures } = mapTexts(outcome, services.cloud.redact);
  const uploads = counted(deleted.length, 'upload');
  services.log.info(
    inputs.dryRun ? `A dry run: would delete ${uploads} and keep ${kept.length}.` : `Deleted ${uploads} and kept ${kept.length}.`,
  );
  if (failures.length === 0) return;
  for (const failure of failures) services.log.error(problemSentence(failure));
  for (const failure of failures.slice(0, 1)) services.log.info(nextLine(failure, runner.context.docsUrl));
  runner.fail();
};
