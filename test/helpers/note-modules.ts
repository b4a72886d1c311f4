/** Loaded before the action: appends the URL of each module that Node loads to the file that NOTED_MODULES names. */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const file = process.env.NOTED_MODULES ?? '';

registerHooks({
  load: (url, context, nextLoad) => {
    appendFileSync(file, `${url}\n`);
    return nextLoad(url, context);
  },
});
