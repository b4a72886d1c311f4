/**
 * Builds `src/report-page/assets.ts`: the script and the style sheet of `report.html` as strings, so that they survive every bundler.
 *
 * Their sources are modules and sheets under `src/report-page/client/`, which are checked like all other code.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';

const html = path.resolve(import.meta.dirname, '../src/report-page');

export const assetsFile = path.join(html, 'assets.ts');

/** Each is a layer of the cascade: what comes later wins, whatever its selectors are. */
const sheets = ['tokens', 'page', 'headline', 'filter', 'failures', 'matrix', 'sessions', 'panel', 'files', 'history', 'last'];

const buildScript = async (): Promise<string> => {
  await using bundle = await rolldown({ input: path.join(html, 'client/main.tsx'), platform: 'browser' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const { code, moduleIds } = output[0];
  return `${await licensesOf(moduleIds)}${code.trim()}`;
};

/** The licenses of the packages that the script contains, since each report passes them on. */
const licensesOf = async (modules: readonly string[]): Promise<string> => {
  const folders = modules.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replaceAll('\\', '/')) ?? []);
  const notices = [...new Set(folders)].map(async (folder) => {
    // A package may be installed under another name than its own.
    const { name } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { name: string };
    const license = await readFile(path.join(folder, 'LICENSE'), 'utf8');
    return `/*! ${name}\n${license.trim().replaceAll('*/', '* /')}\n*/\n`;
  });
  return [...new Set(await Promise.all(notices))].join('');
};

const buildStyle = async (): Promise<string> => {
  const layers = await Promise.all(
    sheets.map(async (name) => `@layer ${name} {\n${await readFile(path.join(html, 'client/styles', `${name}.css`), 'utf8')}}`),
  );
  return layers.join('\n').replace(/\n\s*/g, '\n').trim();
};

/** @throws Error where a text could end the element that will hold it */
export const buildReportAssets = async (): Promise<string> => {
  const [script, style] = await Promise.all([buildScript(), buildStyle()]);
  if (/<\/script|<!--/i.test(script)) throw new Error('The script of the report holds text that would end its element.');
  if (/<\//.test(style)) throw new Error('The style sheet of the report holds text that would end its element.');
  return [
    '// Built by scripts/build-report-assets.ts from client/: change that, then run "npm run build".',
    `export const reportScript = ${literal(script)};`,
    `export const reportStyle = ${literal(style)};`,
    '',
  ].join('\n');
};

/** A string literal in the style of the project's formatter. */
const literal = (text: string): string => {
  // A dollar before a brace is spelled out, since linters take it for a template that lost its backticks.
  const body = JSON.stringify(text).slice(1, -1).replaceAll('${', '\\u0024{');
  const doubled = body.match(/\\"/g)?.length ?? 0;
  const single = body.match(/'/g)?.length ?? 0;
  return doubled < single ? `"${body}"` : `'${body.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
};

if (import.meta.main) await writeFile(assetsFile, await buildReportAssets());
