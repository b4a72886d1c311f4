/**
 * Starts the built-in cloud in a container. It listens on the loopback address alone; connections to the container's own addresses are
 * passed on to it. Publish the port on the loopback address of the host only.
 */
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

const port = Number(process.env.PORT ?? 8080);
const options = (process.env.CLOUD_OPTIONS ?? '').split(' ').filter((option) => option !== '');

const cloud = spawn(process.execPath, ['src/stand-in/serve.ts', ...options, '--port', String(port)], { stdio: 'inherit' });
cloud.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => cloud.kill(signal));

const forward = (socket) => {
  const target = connect(port, '127.0.0.1');
  for (const [from, to] of [
    [socket, target],
    [target, socket],
  ]) {
    from.pipe(to);
    from.once('error', () => to.destroy());
  }
};

for (const { address, family, internal } of Object.values(networkInterfaces()).flat())
  if (family === 'IPv4' && !internal) createServer(forward).listen(port, address);
