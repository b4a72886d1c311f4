import { readFileSync } from 'node:fs';
import type { Plugin, TransformOptions } from 'rolldown';

/** Node's own build of undici sets this name, and so leaves out a second HTTP parser, which is an experiment. */
export const leanUndici: TransformOptions = { define: { esbuildDetection: 'true' } };

const early = "const connectH2 = require('./client-h2.js')";
const late = "const connectH2 = (client, socket) => require('./client-h2.js')(client, socket)";

/** Loads HTTP/2, with the part of Node behind it, on the first connection that speaks it, instead of at every start. */
export const lateHttp2: Plugin = {
  name: 'late-http2',
  load: {
    filter: { id: /undici.lib.dispatcher.client\.js$/ },
    handler: (file) => {
      const code = readFileSync(file, 'utf8');
      if (!code.includes(early)) throw new Error(`${file} no longer says: ${early}`);
      return code.replace(early, late);
    },
  },
};
