/** Readers and checks of apps, test suites, archives and result bundles; packing of folders. */
export { type DiscoveredSuite, isFullyKnown } from '../core/model/discovered-suite.ts';
export type { AndroidManifest } from './android/android-manifest.ts';
export { holdsTestPlan } from './apple/test-plan.ts';
export { withResultBundle } from './apple/xcresult/read-result-bundle.ts';
export { withArchive, withTree } from './archive.ts';
export { BinaryError } from './binary-error.ts';
export { readMapIds } from './dex/map-ids.ts';
export { discoverSuite } from './discover-suite.ts';
export { type BinaryFacts, kindTitle } from './facts.ts';
export { type FileTree, isFolder } from './folder.ts';
export { inspectBinary } from './inspect-binary.ts';
export type { MaestroCommand } from './maestro/flow.ts';
export { type MaestroFlow, readFlows } from './maestro/suite.ts';
export { hasOneParent } from './maestro/suite-layout.ts';
export { packFolderAs, repackUnderOneFolder } from './pack-binary.ts';
export { checkMedia } from './preflight/media-rules.ts';
export { type InspectedBinaries, preflightFindings } from './preflight/preflight.ts';
