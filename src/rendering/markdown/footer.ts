import { cutText } from '../../lib/escape/cut.ts';
import { codeSpan, inlineText, link } from '../../lib/escape/markdown.ts';
import { counted, digits } from '../../lib/numbers.ts';
import type { BuildResult } from '../../model/results.ts';
import { describeShard } from '../../results/describe.ts';
import { timesOf } from '../run-times.ts';
import { codeName, firstItems, foldable, linkTo, utcTime } from './format.ts';
import type { Part } from './view.ts';

/** Largest number of builds that are shown unfolded. */
const openBuilds = 3;

const maxName = 160;
const shortCommit = 7;

export const footer: Part = ({ run, links, reportDir, detail }) => {
  const items = [
    `Project ${codeSpan(cutText(run.project, maxName))}`,
    `${utcTime(run.startedAt)} to ${utcTime(timesOf(run).finishedAt)}`,
    ...(links.runUrl === undefined ? [] : [link('Workflow run', links.runUrl)]),
    ...(links.runAttempt === undefined ? [] : [`Run attempt ${links.runAttempt}`]),
    ...(links.commit === undefined ? [] : [`Commit ${codeSpan(links.commit.slice(0, shortCommit))}`]),
    // If there is an artifact, `reportLinks` shows its link, so the folder is not named.
    ...(links.artifactUrl === undefined ? [`Files: folder ${codeSpan(reportDir)} in the workspace`] : []),
  ];
  return [items.join(' · '), ...buildLines(run.builds, detail.builds)];
};

const buildLines = (builds: readonly BuildResult[], limit: number): string[] => {
  if (builds.length === 0) return [];
  const list = firstItems(builds, limit, buildText, (more) => `- And ${digits(more)} more`).join('\n');
  const title = counted(builds.length, 'build');
  return builds.length > openBuilds ? [foldable(title, [list])] : [`${title}:`, list];
};

const buildText = (build: BuildResult): string => {
  const part = [
    ...(build.shard.total > 1 ? [describeShard(build.shard)] : []),
    ...(build.shard.total > 1 && build.attempt > 0 ? [`attempt ${build.attempt + 1}`] : []),
  ].join(', ');
  return [
    `- ${codeName(build.id)}${part === '' ? '' : ` (${part})`}: ${inlineText(build.rawStatus)}`,
    ...linkTo('dashboard', build.dashboardUrl),
  ].join(' · ');
};
