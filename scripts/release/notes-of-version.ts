import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The tag and the files of the checkout disagree. The message says where, and what to do. */
export class ReleaseError extends Error {}

interface Section {
  readonly title: string;
  readonly text: string;
}

const versionSchema = z.object({ version: z.string() });
const lockSchema = versionSchema.extend({ packages: z.looseObject({ '': versionSchema }) });

const sectionsOf = (changelog: string): readonly Section[] =>
  changelog
    .replaceAll('\r\n', '\n')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { title: title.trim(), text: lines.join('\n').trim() };
    });

/** `1.2.3` or `1.2.3 (2026-11-30)`. */
const isOf = (version: string, { title }: Section): boolean =>
  title === version || (title.startsWith(`${version} (`) && /\(\d{4}-\d{2}-\d{2}\)$/.test(title));

/** The section of CHANGELOG.md for `tag` (`v1.2.3`) in the checkout at `root`, once everything that states a version agrees with it. */
export const releaseNotes = (root: string, tag: string): string => {
  const version = /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1];
  if (version === undefined) throw new ReleaseError(`The tag "${tag}" is not of the form v1.2.3.`);
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

  const lock = lockSchema.parse(JSON.parse(read('package-lock.json')));
  const stated = {
    'package.json': versionSchema.parse(JSON.parse(read('package.json'))).version,
    'package-lock.json': lock.version,
    'package-lock.json, packages': lock.packages[''].version,
  };
  for (const [place, found] of Object.entries(stated))
    if (found !== version) throw new ReleaseError(`${place} says ${found}, the tag ${tag}: change the version and tag again.`);

  const [newest, ...older] = sectionsOf(read('CHANGELOG.md')).filter(({ title, text }) => title !== 'Unreleased' || text !== '');
  if (newest?.title === 'Unreleased')
    throw new ReleaseError(`CHANGELOG.md has changes under "Unreleased": move them under "## ${version} (<date>)".`);
  if (newest === undefined || !isOf(version, newest)) {
    const where = older.some((section) => isOf(version, section)) ? 'is not the newest' : 'has no section';
    throw new ReleaseError(`${version} ${where} in CHANGELOG.md.`);
  }
  if (newest.text === '') throw new ReleaseError(`The section of ${version} in CHANGELOG.md is empty.`);
  return newest.text;
};
