import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { DefaultArtifactClient } from '@actions/artifact';

/** As `actions/upload-artifact` does it for one file or folder: what is inside of a folder, without the folder itself. */
const { ARTIFACT_NAME: name = '', ARTIFACT_PATH: given = '' } = process.env;
const target = path.resolve(given);
const isFolder = statSync(target).isDirectory();
const files = isFolder ? globSync('**', { cwd: target, withFileTypes: true }).filter((entry) => entry.isFile()) : [];
const paths = isFolder ? files.map((entry) => path.join(entry.parentPath, entry.name)) : [target];
if (paths.length === 0) throw new Error(`${given} holds no file.`);
const { id, size } = await new DefaultArtifactClient().uploadArtifact(name, paths, isFolder ? target : path.dirname(target));
console.log(`Stored the artifact ${name} of ${paths.length} files: id ${id}, ${size} bytes.`);
