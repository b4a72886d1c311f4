import { testHolder } from '../../core/frameworks/lookup.ts';
import type { StepContext } from '../context.ts';
import { readUploadInputs } from '../inputs/binary-inputs.ts';
import { isEmbedded } from '../inputs/service.ts';
import { connect } from '../run/connect.ts';
import { enforcePreflight, examineBinaries } from '../run/prepare/preflight.ts';
import { planLookup } from '../run/prepare/test-plan.ts';
import { uploadOutputsOf } from '../run/report/outputs.ts';
import { openRunState } from '../run/run-state.ts';
import { uploadBinaries } from '../run/upload/upload.ts';
import type { What } from '../run/upload/upload-file.ts';
import { startEmbedded } from './start-embedded.ts';

export const upload = async (step: StepContext): Promise<void> => {
  const inputs = await readUploadInputs(step.environment, step.github, planLookup(step));
  await using context = await connect(inputs.service, inputs.framework, step, startEmbedded);
  const { log } = context;
  const state = openRunState(context.clock);
  const reused: What[] = [];
  const events = { ...state, onReused: (what: What) => void reused.push(what) };
  try {
    const { suite } = await log.group('Inspect', async () => {
      const whole = { ...inputs, devices: [], capabilities: {}, tests: [] } as const;
      const examined = await examineBinaries(whole, context.github.workspace, {}, undefined, context.signal);
      enforcePreflight(examined, inputs.preflight, log);
      return examined.selection;
    });
    const own = { ...inputs, cleanup: false, fingerprint: false } as const;
    const refs = await log.group('Upload', () => uploadBinaries(own, context, events));
    const reference = refs[testHolder(inputs.framework)];
    // A built-in cloud ends with this step, so no later job can use its uploads.
    if (suite === undefined || reference === undefined || isEmbedded(inputs.service)) return;
    const { keepSuite } = await import(/* webpackChunkName: "documents" */ '../run/prepare/known-suite.ts');
    await keepSuite(reference, suite, context);
  } finally {
    // References of finished uploads are set even if a later upload failed.
    context.setOutputs(uploadOutputsOf(state.facts().uploaded, reused));
  }
};
