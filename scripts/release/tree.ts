import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Where the sources of a release are. */
export interface Source {
  /** `owner/name` */
  readonly repository: string;
  readonly commit: string;
}

export const mostFiles = 60;
export const mostPackedBytes = 2e6;

/** The name of the file that holds the commit. The action reads it to link to the documentation of its own version. */
export const sourceFile = 'source-commit.txt';

/**
 * Fills an empty folder with what a release consists of: `dist/`, every `action.yml` with its types, README and LICENSE. All are copies but for the links
 * of the README, which lead to the sources, and a file with the commit of the sources.
 */
export const writeReleaseTree = (folder: string, source: Source): void => {
  const metadata = globSync('{.,*}/action{,-types}.yml', { cwd: root, exclude: ['node_modules'] });
  const copies = ['dist', 'LICENSE', ...metadata.map((file) => path.posix.normalize(file.replaceAll('\\', '/')))];
  for (const name of copies) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  writeFileSync(path.join(folder, 'README.md'), linkToSource(readme, source, new Set(copies)));
  writeFileSync(path.join(folder, sourceFile), `${source.commit}\n`);
};

/** Links to files that the tree lacks lead to the sources. */
const linkToSource = (markdown: string, { repository, commit }: Source, present: ReadonlySet<string>): string =>
  markdown.replaceAll(/(!?)(\[[^[\]]*\])\((?!https?:|#)([^()\s#]+)/g, (link, picture: string, text: string, target: string) => {
    if (present.has(target)) return link;
    return `${picture}${text}(https://github.com/${repository}/${picture === '' ? 'blob' : 'raw'}/${commit}/${target}`;
  });

/** What a runner downloads for this tree. */
export const sizeOf = (folder: string): { readonly files: number; readonly packedBytes: number } => {
  const files = readdirSync(folder, { recursive: true }).filter((name) => statSync(path.join(folder, String(name))).isFile());
  const packed = execFileSync('tar', ['-czf', '-', '-C', folder, '.'], { maxBuffer: 100e6 });
  return { files: files.length, packedBytes: packed.length };
};
