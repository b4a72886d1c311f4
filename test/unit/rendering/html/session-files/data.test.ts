import { describe, expect, it } from 'vitest';
import { readNetwork, readProfiling } from '../../../../../src/rendering/html/session-files/excerpts.ts';
import { sampleHar, sampleProfile } from '../../../../browser/sample/session-files.ts';

const none = new Set<string>();

describe('a HAR', () => {
  it('becomes lines and times, in the order in which requests began', () => {
    const { requests, left } = readNetwork(sampleHar(['a.B#c']), 'network.har', none);
    expect(left).toBe(0);
    expect(requests.map(({ url, startMs }) => [url, startMs])).toEqual([
      ['https://shop.example/api/v2/session', 0],
      ['https://shop.example/api/v2/cart', 130],
      ['https://shop.example/api/v2/products?page=2&sort=price', 260],
      ['https://shop.example/static/hero.webp', 390],
      ['https://shop.example/api/v2/checkout', 520],
    ]);
    const times = { startMs: 0, connectMs: 61, waitMs: 41, receiveMs: 9 };
    const response = { status: 200, type: 'application/json', bytes: 400 };
    const url = 'https://shop.example/api/v2/session';
    expect(requests[0]).toEqual({ method: 'GET', url, ...response, ...times, test: 'a.B#c' });
  });

  it('keeps headers, cookies and bodies to itself', () => {
    const entry = {
      request: {
        method: 'POST',
        url: 'https://x.example/',
        headers: [{ name: 'Authorization', value: 'secret-1' }],
        postData: { text: 'secret-2' },
      },
      response: { status: 200, cookies: [{ value: 'secret-3' }], content: { size: 1, mimeType: 'text/plain', text: 'secret-4' } },
    };
    expect(JSON.stringify(readNetwork({ log: { entries: [entry] } }, 'x', none))).not.toContain('secret');
  });

  it('a HAR of too many requests keeps those of the wanted tests', () => {
    const names = Array.from({ length: 200 }, (_none, index) => `a.B#c${index}`);
    const { requests, left } = readNetwork(sampleHar(names), 'x', new Set(['a.B#c199']));
    expect([requests.length, left]).toEqual([300, 700]);
    expect(requests.filter(({ test }) => test === 'a.B#c199')).toHaveLength(5);
  });
});

describe('app profiling', () => {
  it('becomes curves of the device and of the app', () => {
    const profiling = readProfiling(sampleProfile(), 'profiling.json');
    expect(profiling?.series.map(({ chart, title }) => `${chart}: ${title}`)).toEqual([
      'cpu: Device',
      'cpu: App',
      'memory: Device, in use',
      'memory: App',
    ]);
    expect(profiling?.seconds.slice(0, 3)).toEqual([0, 1, 2]);
    expect(profiling?.series[1]?.values.slice(6, 9)).toEqual([null, null, 30]);
    expect(profiling?.samples).toBe(120);
  });

  it('is thinned out where there are many samples, and sorted by time', () => {
    const samples = Array.from({ length: 10_000 }, (_none, second) => ({ ts: 10_000 - second, cpu: 1 }));
    const profiling = readProfiling(samples, 'x');
    expect(profiling?.seconds.length).toBeLessThanOrEqual(241);
    expect(profiling?.seconds.at(-1)).toBe(9_999);
    expect(profiling?.samples).toBe(10_000);
  });

  it.each([[null], [{}], [[]], [[{ cpu: 3 }]], [[{ ts: 1 }]], [[{ ts: 'x', cpu: 1 }]], [[{ ts: 1, cpu: 'much' }]]])(
    'of the shape %j is none',
    (body) => {
      expect(readProfiling(body, 'x')).toBeUndefined();
    },
  );
});
