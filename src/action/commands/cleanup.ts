import { anyFramework } from '../../core/frameworks/lookup.ts';
import { nextLine, problemSentence } from '../../core/model/error-codes.ts';
import { mapTexts } from '../../lib/map-texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { StepContext } from '../context.ts';
import { readCleanupInputs } from '../inputs/cleanup-inputs.ts';
import { connect } from '../run/connect.ts';
import { deleteUploads, openCleanup } from '../run/upload/delete-uploads.ts';
import { startEmbedded } from './start-embedded.ts';

export const cleanup = async (step: StepContext): Promise<void> => {
  const inputs = await readCleanupInputs(step.environment, step.github);
  await using context = await connect(inputs.service, anyFramework, step, startEmbedded);
  const outcome = openCleanup();
  try {
    await deleteUploads(inputs, context, outcome);
  } finally {
    // Outputs are set even after a cancellation, because some uploads may already be deleted.
    const shown = mapTexts(outcome, context.cloud.redact);
    context.setOutputs({ deleted: JSON.stringify(shown.deleted), kept: JSON.stringify(shown.kept) });
  }
  const { deleted, kept, failures } = mapTexts(outcome, context.cloud.redact);
  const uploads = counted(deleted.length, 'upload');
  context.log.info(
    inputs.dryRun ? `A dry run: would delete ${uploads} and keep ${kept.length}.` : `Deleted ${uploads} and kept ${kept.length}.`,
  );
  if (failures.length === 0) return;
  for (const failure of failures) context.log.error(problemSentence(failure));
  for (const failure of failures.slice(0, 1)) context.log.info(nextLine(failure, context.github.docsUrl));
  context.fail();
};
