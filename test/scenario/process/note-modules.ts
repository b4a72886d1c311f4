/** Loaded before the action: appends the URL of each module that Node loads until the first request leaves to the file that NOTED_MODULES names. */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const file = process.env.NOTED_MODULES ?? '';

// Modules that load while the request is sent would count only on some machines.
let sent = false;
subscribe('undici:client:sendHeaders', () => {
  sent = true;
});

registerHooks({
  load: (url, context, nextLoad) => {
    if (!sent) appendFileSync(file, `${url}\n`);
    return nextLoad(url, context);
  },
});
