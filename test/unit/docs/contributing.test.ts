import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readText, root } from './action-metadata.ts';

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readText('package.json')));

test.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'AGENTS.md', 'docs/embedded-cloud.md'])(
  '%s names npm scripts that exist',
  (file) => {
    const named = [...readText(file).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  },
);

test.each(['CONTRIBUTING.md', 'AGENTS.md', ...globSync('src/*/README.md', { cwd: root })])(
  '%s names files and folders that exist',
  (file) => {
    const named = [...readText(file).matchAll(/`((?:src|test|docs|scripts)\/[\w./-]+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  },
);
