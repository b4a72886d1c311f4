import path from 'node:path';
import { DefaultArtifactClient } from '@actions/artifact';

/** As `actions/download-artifact` does it for one artifact of the same run. */
const { ARTIFACT_NAME: name = '', ARTIFACT_PATH: given = '' } = process.env;
const client = new DefaultArtifactClient();
const { artifact } = await client.getArtifact(name);
const { downloadPath } = await client.downloadArtifact(artifact.id, { path: path.resolve(given) });
console.log(`Unpacked the artifact ${name} into ${downloadPath}.`);
