import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../lib/clock.ts';
import { matchesPath } from '../../lib/wildcard.ts';
import { jsonResponse, type RouteResponse, textResponse, writeHead } from '../http/response.ts';
import type { Random } from '../random.ts';
import type { Fault } from '../schema/scenario.ts';

interface FaultStage {
  readonly request: IncomingMessage;
  readonly serverResponse: ServerResponse;
  /** Computes the response of the service without sending it. */
  readonly act: () => Promise<RouteResponse>;
  /** Sends a response after the whole request has been received. */
  readonly respond: (response: RouteResponse) => Promise<void>;
  readonly note: (status: number) => void;
  readonly clock: Clock;
  readonly dateMs: () => number;
  readonly signal: AbortSignal;
}

type StatusFault = Extract<Fault, { action: 'status' }>;

const page = (status: number): string =>
  `<!DOCTYPE html>\n<html><head><title>${status}</title></head><body><h1>${status}</h1><p>Simulated gateway page.</p></body></html>\n`;

const untilGone = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, 'abort');
};

const reset = (request: IncomingMessage): void => {
  request.socket.resetAndDestroy();
};

const resetWhileReceiving = ({ request, signal }: FaultStage, afterBytes: number): Promise<void> => {
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received >= afterBytes) reset(request);
  });
  request.once('end', () => reset(request));
  return untilGone(signal);
};

const begin = ({ serverResponse, note }: FaultStage, response: RouteResponse): void => {
  note(response.status);
  writeHead(serverResponse, response);
};

const truncate = async (stage: FaultStage, afterBytes: number | undefined): Promise<void> => {
  const { request, serverResponse } = stage;
  const response = await stage.act();
  const body = Buffer.from(response.body);
  begin(stage, response);
  serverResponse.write(body.subarray(0, Math.min(afterBytes ?? Math.floor(body.length / 2), Math.max(0, body.length - 1))));
  // The socket closes normally, so the client must notice that the body is shorter than its Content-Length.
  request.socket.destroySoon();
};

const slowBytes = async (stage: FaultStage, bytesPerSecond: number): Promise<void> => {
  const { serverResponse, clock, signal } = stage;
  const response = await stage.act();
  const body = Buffer.from(response.body);
  // Several bytes are sent at once at high rates, because timers have a resolution of one millisecond.
  const step = Math.max(1, Math.round(bytesPerSecond / 100));
  begin(stage, response);
  for (let at = 0; at < body.length && !signal.aborted; at += step) {
    serverResponse.write(body.subarray(at, at + step));
    await clock.sleep((1_000 * step) / bytesPerSecond, signal);
  }
  serverResponse.end();
};

const redirectTarget = (to: string, requestUrl: string): string => {
  const target = new URL(to);
  return target.pathname === '/' ? `${target.origin}${requestUrl}` : target.href;
};

const retryAfterHeaders = ({ 'retry-after': pause }: StatusFault, nowMs: number): Readonly<Record<string, string>> => {
  if (pause === undefined) return {};
  if (pause.as === 'seconds') return { 'Retry-After': String(pause.seconds) };
  const httpDate = (ms: number): string => new Date(ms).toUTCString();
  return { Date: httpDate(nowMs), 'Retry-After': httpDate(nowMs + pause.seconds * 1_000) };
};

const statusResponse = (fault: StatusFault, nowMs: number): RouteResponse => {
  const response =
    fault.json === undefined ? textResponse(fault.body ?? '', undefined, fault.status) : jsonResponse(fault.json, fault.status);
  return { ...response, headers: { ...fault.headers, ...retryAfterHeaders(fault, nowMs) } };
};

const substitute = (
  fault: Extract<Fault, { action: 'status' | 'html' | 'redirect' }>,
  { request, dateMs }: FaultStage,
): RouteResponse => {
  switch (fault.action) {
    case 'status':
      return statusResponse(fault, dateMs());
    case 'html':
      return textResponse(page(fault.status), 'text/html; charset=utf-8', fault.status);
    case 'redirect':
      return {
        ...textResponse('', undefined, fault.status),
        headers: { Location: redirectTarget(fault.to, request.url ?? '/') },
      };
  }
};

const hang = async (fault: Extract<Fault, { action: 'hang' }>, stage: FaultStage): Promise<void> => {
  const response = fault['after-acting'] ? await stage.act() : jsonResponse({});
  if (fault['after-headers']) {
    begin(stage, response);
    stage.serverResponse.flushHeaders();
  }
  await untilGone(stage.signal);
};

const cutJson = (response: RouteResponse): RouteResponse => {
  const body = response.body.toString();
  return { ...response, body: body.slice(0, Math.ceil(body.length / 2)) };
};

/** Resolves when the response is sent, the connection is broken, or the client has disconnected. */
export const performFault = async (fault: Fault, stage: FaultStage): Promise<void> => {
  switch (fault.action) {
    case 'reset-before':
      return reset(stage.request);
    case 'reset-after-acting':
      await stage.act();
      return reset(stage.request);
    case 'reset-while-receiving':
      return resetWhileReceiving(stage, fault['after-bytes']);
    case 'truncate':
      return truncate(stage, fault['after-bytes']);
    case 'invalid-json':
      return stage.respond(cutJson(await stage.act()));
    case 'slow-bytes':
      return slowBytes(stage, fault['bytes-per-second']);
    case 'hang':
      return hang(fault, stage);
    case 'delay':
      await stage.clock.sleep(fault['delay-ms'], stage.signal);
      return stage.respond(await stage.act());
    case 'status':
    case 'html':
    case 'redirect':
      if (fault['after-acting']) await stage.act();
      return stage.respond(substitute(fault, stage));
  }
};

/** Selects the first fault that is due for a request. */
export const createFaultSelector = (
  faults: readonly Fault[],
  random: Random,
): ((method: string, path: string) => Fault | undefined) => {
  const states = faults.map((fault) => ({ fault, seen: 0, struck: 0 }));
  const isStruck = (state: (typeof states)[number]): boolean => {
    const { nth, times, probability } = state.fault;
    const isDue = state.seen >= nth && (times === 'always' || state.struck < times);
    return isDue && (probability === 1 || random() < probability);
  };
  return (method, path) => {
    const matching = states.filter(
      ({ fault }) => (fault.method === undefined || fault.method === method) && matchesPath(fault.path, path),
    );
    for (const state of matching) state.seen++;
    const chosen = matching.find(isStruck);
    if (chosen === undefined) return undefined;
    chosen.struck++;
    return chosen.fault;
  };
};
