import type { Socket } from 'node:net';

/** Calls back for each line that arrives, in the turn in which it arrives. */
export const onLines = (socket: Socket, onLine: (line: string) => void): void => {
  let rest = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
};
