import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../lib/clock.ts';
import { type Answer, jsonAnswer, textAnswer, writeHead } from '../http/answer.ts';
import type { Fault } from '../schema/faults.ts';

export interface FaultStage {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Handles the request and returns the answer without sending it. */
  readonly act: () => Promise<Answer>;
  /** Sends an answer once the whole request has arrived, and records its status. */
  readonly reply: (answer: Answer) => Promise<void>;
  /** Records the status of an answer that is sent in another way. */
  readonly note: (status: number) => void;
  readonly clock: Clock;
  /** Aborts when the connection ends. */
  readonly signal: AbortSignal;
}

type StatusFault = Extract<Fault, { action: 'status' }>;

const page = (status: number): string =>
  `<!DOCTYPE html>\n<html><head><title>${status}</title></head><body><h1>${status}</h1><p>Simulated gateway page.</p></body></html>\n`;

const untilGone = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

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

const truncate = async ({ request, response, act, note }: FaultStage, afterBytes: number | undefined): Promise<void> => {
  const answer = await act();
  const body = Buffer.from(answer.body);
  note(answer.status);
  writeHead(response, answer);
  response.write(body.subarray(0, Math.min(afterBytes ?? Math.floor(body.length / 2), Math.max(0, body.length - 1))));
  // The body is shorter than its Content-Length although the socket closes normally: the client must notice.
  request.socket.destroySoon();
};

const slowBytes = async (stage: FaultStage, bytesPerSecond: number): Promise<void> => {
  const { response, act, note, clock, signal } = stage;
  const answer = await act();
  const body = Buffer.from(answer.body);
  // Timers are no finer than a millisecond: fast rates send several bytes at once.
  const step = Math.max(1, Math.round(bytesPerSecond / 100));
  note(answer.status);
  writeHead(response, answer);
  for (let at = 0; at < body.length && !signal.aborted; at += step) {
    response.write(body.subarray(at, at + step));
    await clock.sleep((1_000 * step) / bytesPerSecond, signal);
  }
  response.end();
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

const statusAnswer = (fault: StatusFault, nowMs: number): Answer => {
  const answer =
    fault.json === undefined ? textAnswer(fault.body ?? '', undefined, fault.status) : jsonAnswer(fault.json, fault.status);
  return { ...answer, headers: { ...fault.headers, ...retryAfterHeaders(fault, nowMs) } };
};

/** The answer of a fault that only replaces the service's own. */
const substitute = (
  fault: Extract<Fault, { action: 'status' | 'html' | 'redirect' }>,
  { request, clock }: FaultStage,
): Answer => {
  switch (fault.action) {
    case 'status':
      return statusAnswer(fault, clock.nowMs());
    case 'html':
      return textAnswer(page(fault.status), 'text/html; charset=utf-8', fault.status);
    case 'redirect':
      return { ...textAnswer('', undefined, fault.status), headers: { Location: redirectTarget(fault.to, request.url ?? '/') } };
  }
};

const hang = async (fault: Extract<Fault, { action: 'hang' }>, stage: FaultStage): Promise<void> => {
  const answer = fault['after-acting'] ? await stage.act() : jsonAnswer({});
  if (fault['after-headers']) {
    stage.note(answer.status);
    writeHead(stage.response, answer);
    stage.response.flushHeaders();
  }
  await untilGone(stage.signal);
};

const cutJson = (answer: Answer): Answer => {
  const body = answer.body.toString();
  return { ...answer, body: body.slice(0, Math.ceil(body.length / 2)) };
};

/** Applies a fault. Resolves when the answer is sent, the connection is broken, or the client has disconnected. */
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
      return stage.reply(cutJson(await stage.act()));
    case 'slow-bytes':
      return slowBytes(stage, fault['bytes-per-second']);
    case 'hang':
      return hang(fault, stage);
    case 'delay':
      await stage.clock.sleep(fault['delay-ms'], stage.signal);
      return stage.reply(await stage.act());
    case 'status':
    case 'html':
    case 'redirect':
      if (fault['after-acting']) await stage.act();
      return stage.reply(substitute(fault, stage));
  }
};
