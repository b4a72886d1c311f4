import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { licencesOf } from '../../../scripts/bundle/licences.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const writeTree = async (root: string, files: Readonly<Record<string, unknown>>): Promise<void> => {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
};

describe('licencesOf', () => {
  it('gives the terms of each package that a module comes from, by name', async () => {
    await using folder = await temporaryDirectory();
    await writeTree(folder.path, {
      'node_modules/zoo/package.json': { name: 'zoo', version: '2.0.0', license: 'MIT' },
      'node_modules/zoo/LICENSE.md': 'Terms of zoo\r\n',
      'node_modules/@acme/ant/package.json': { name: '@acme/ant', version: '1.0.0', license: 'Apache-2.0' },
      'node_modules/@acme/ant/LICENSE': 'Terms of ant',
      'node_modules/@acme/ant/NOTICE': 'Notice of ant',
      'node_modules/unused/package.json': { name: 'unused', version: '1.0.0', license: 'MIT' },
    });
    const modules = ['src/main.ts', 'node_modules/zoo/lib/a.js', 'node_modules/zoo/lib/b.js', 'node_modules/@acme/ant/index.js'];
    await writeTree(folder.path, Object.fromEntries(modules.map((name) => [name, ''])));

    const text = licencesOf(modules.map((name) => path.join(folder.path, name)));

    expect(text.split(`\n\n${'-'.repeat(80)}\n\n`)).toEqual([
      '@acme/ant 1.0.0\nApache-2.0\n\nTerms of ant\n\nNotice of ant',
      'zoo 2.0.0\nMIT\n\nTerms of zoo\n',
    ]);
  });

  it('looks past manifests inside of a package, and finds the terms of parts that others wrote', async () => {
    await using folder = await temporaryDirectory();
    await writeTree(folder.path, {
      'node_modules/zoo/package.json': { name: 'zoo', version: '2.0.0', license: 'MIT' },
      'node_modules/zoo/LICENSE': 'Terms of zoo',
      'node_modules/zoo/esm/package.json': { type: 'module' },
      'node_modules/zoo/esm/vendor/LICENCE.txt': 'Terms of the vendor',
      'node_modules/zoo/esm/vendor/license.js': 'export const license = 1;',
      'node_modules/zoo/esm/vendor/a.js': '',
    });
    const text = licencesOf([path.join(folder.path, 'node_modules/zoo/esm/vendor/a.js')]);
    expect(text).toBe('zoo 2.0.0\nMIT\n\nTerms of zoo\n\nTerms of the vendor\n');
  });

  it('says where a package names no licence', async () => {
    await using folder = await temporaryDirectory();
    await writeTree(folder.path, {
      'node_modules/old/package.json': { name: 'old', version: '0.1.0' },
      'node_modules/old/index.js': '',
    });
    expect(licencesOf([path.join(folder.path, 'node_modules/old/index.js')])).toBe('old 0.1.0\nnames no licence\n');
  });
});
