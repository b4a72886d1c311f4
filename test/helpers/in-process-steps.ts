/** Set up for tests whose steps run in the tests' own process: their time passes only while nothing happens. */
import { aroundEach } from 'vitest';
import { virtualClock } from './virtual-clock.ts';
// What steps load late. Loading is nothing that virtual time waits for, so it is done before any step runs.
import '@actions/artifact';
import '@actions/cache';
import '@actions/github';
import '../../src/alerts/resume-alerts.ts';
import '../../src/binaries/maestro/suite.ts';
import '../../src/binaries/pack-binary.ts';
import '../../src/cloud/multipart.ts';
import '../../src/commands/alerts.ts';
import '../../src/commands/cleanup.ts';
import '../../src/commands/doctor.ts';
import '../../src/commands/dry-run.ts';
import '../../src/commands/migrate.ts';
import '../../src/commands/post.ts';
import '../../src/commands/report.ts';
import '../../src/commands/run.ts';
import '../../src/commands/start-embedded.ts';
import '../../src/commands/test-cases.ts';
import '../../src/commands/upload.ts';
import '../../src/embedded/scenario.ts';
import '../../src/embedded/server.ts';
import '../../src/embedded/uploads/suite-file.ts';
import '../../src/inputs/select.ts';
import '../../src/lib/yaml-document.ts';
import '../../src/rendering/without-result.ts';
import '../../src/run/prepare/known-suite.ts';
import '../../src/run/report/write-html-report.ts';

process.env.PATH = process.env.MTC_STEP_PROGRAMS ?? process.env.PATH;

/** No test here has a reason to take so long. */
const giveUpMs = 6 * 3_600_000;

aroundEach((runTest) => virtualClock.run(runTest, giveUpMs));
