import type { UploadedRefs } from '../plan/build-request.ts';
import type { What } from './upload.ts';

/** Every output of `upload`, always all of them. */
export type UploadOutputs = Readonly<Record<'app-ref' | 'test-suite-ref' | 'media-refs' | 'reused', string>>;

export const uploadOutputsOf = (uploaded: Partial<UploadedRefs>, reused: readonly What[]): UploadOutputs => ({
  'app-ref': uploaded.app ?? '',
  'test-suite-ref': uploaded.testSuite ?? '',
  'media-refs': JSON.stringify(uploaded.media ?? []),
  reused: JSON.stringify([...new Set(reused)]),
});
