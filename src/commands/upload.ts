import type { Runner } from '../github/runner.ts';
import { readUploadInputs } from '../inputs/upload-inputs.ts';
import { connect } from '../run/connect.ts';
import { checkBinaries } from '../run/preflight/preflight.ts';
import { type UploadAccount, uploadBinaries } from '../run/upload/upload.ts';
import { uploadOutputsOf } from '../run/upload/upload-outputs.ts';
import { startEmbedded } from './start-embedded.ts';

/** Uploads once what many jobs use, and hands the references on. */
export const upload = async (runner: Runner): Promise<void> => {
  const inputs = await readUploadInputs(runner.environment, runner.context);
  await using services = await connect(inputs.service, inputs.framework, runner, startEmbedded);
  const { log } = services;
  const account: UploadAccount = { uploaded: {}, reused: [], ownUploads: [] };
  try {
    await log.group('Inspect', () =>
      checkBinaries({ ...inputs, devices: [], shards: 1, shardBy: 'hash', capabilities: {} }, log),
    );
    await log.group('Upload', () => uploadBinaries({ ...inputs, cleanup: false }, services, account));
  } finally {
    // What went up before another upload failed is there all the same.
    for (const [name, value] of Object.entries(uploadOutputsOf(account))) runner.setOutput(name, value);
  }
};
