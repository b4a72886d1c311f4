import { codeSpan, inlineText, link } from '../../lib/escape/markdown.ts';
import { counted, digits } from '../../lib/numbers.ts';
import type { BuildResult } from '../../model/results.ts';
import { describeShard } from '../../results/describe.ts';
import { foldable, linkTo, utcTime } from './format.ts';
import type { Part } from './view.ts';

/** More are folded. */
const openBuilds = 3;

/** Where everything is: reports, files, builds. */
export const footer: Part = ({ run, links, reportDir, detail }) => {
  const items = [
    ...(links.htmlUrl === undefined ? [] : [`Report: ${link('report.html', links.htmlUrl)}`]),
    `Files: ${links.artifactUrl === undefined ? `folder ${codeSpan(reportDir)} in the workspace` : link(reportDir, links.artifactUrl)}`,
    ...(links.runUrl === undefined ? [] : [link('Workflow run', links.runUrl)]),
    `Project: ${codeSpan(run.project)}`,
    `${utcTime(run.startedAt)} to ${utcTime(run.finishedAt)}`,
  ];
  return [items.join(' · '), ...buildLines(run.builds, detail.builds)];
};

const buildLines = (builds: readonly BuildResult[], limit: number): string[] => {
  if (builds.length === 0) return [];
  const shown = builds.slice(0, limit).map((build) => `- ${buildText(build)}`);
  const more = builds.length - shown.length;
  const list = [...shown, ...(more > 0 ? [`- and ${digits(more)} more`] : [])].join('\n');
  const title = counted(builds.length, 'build');
  return builds.length > openBuilds ? [foldable(title, [list])] : [`${title}:`, list];
};

const buildText = (build: BuildResult): string => {
  const shard =
    build.shard.total > 1 ? ` (${describeShard(build.shard)}${build.attempt > 0 ? `, attempt ${build.attempt + 1}` : ''})` : '';
  const id = codeSpan(build.id);
  return [`${id}${shard}`, inlineText(build.statusWord), ...linkTo('dashboard', build.dashboardUrl)].join(' ');
};
