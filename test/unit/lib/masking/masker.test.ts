import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Masker, type MaskMode } from '../../../../src/lib/masking/masker.ts';

const token = `${'ghp_'}aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1eF3hJ5`;
const known = (value: string) => ({ value, kind: 'secret', mask: '***' });

const maskerOf = (secrets: readonly string[], mode: MaskMode = 'standard'): Masker => {
  const masker = new Masker(mode);
  masker.learn(secrets.map(known));
  return masker;
};

const streamed = async (masker: Masker, text: string, format: 'lines' | 'xml', size: number): Promise<string> => {
  const bytes = Buffer.from(text);
  async function* chunks(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const out: Buffer[] = [];
  for await (const chunk of masker.stream(chunks(), format, 'device.log')) out.push(chunk);
  return Buffer.concat(out).toString();
};

const units = (text: string): string[] => Array.from({ length: text.length }, (_none, nth) => text.charAt(nth));
const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const inXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign);

/** Ways in which a value stands in a text. */
const encodings: Readonly<Record<string, (value: string) => string>> = {
  'as it is': (value) => value,
  'in a URL': encodeURIComponent,
  'in a URL with every byte encoded': (value) => Buffer.from(value).toString('hex').replace(/../g, '%$&'),
  'in JSON': (value) => JSON.stringify(value).slice(1, -1),
  'in JSON inside JSON': (value) => JSON.stringify(JSON.stringify(value)).slice(3, -3),
  'in JSON with every character escaped': (value) =>
    units(value)
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  'in XML': inXml,
  'in XML with every character as a reference': (value) => Array.from(value, (sign) => `&#${sign.codePointAt(0)};`).join(''),
  'in XML with every character as a reference in hexadecimal': (value) =>
    Array.from(value, (sign) => `&#x${sign.codePointAt(0)?.toString(16)};`).join(''),
  'in base64': (value) => Buffer.from(value).toString('base64'),
  'in base64 for URLs': (value) => Buffer.from(value).toString('base64url'),
  'in hexadecimal': (value) => Buffer.from(value).toString('hex'),
  'in a URL inside JSON inside XML': (value) => inXml(JSON.stringify(encodeURIComponent(value))).slice(6, -6),
};

const alphabet = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#$%&()*+,-./:;<=>?@[]^_{|}~"\'\\äß€😀';
const secret = fc
  .array(fc.constantFrom(...Array.from(alphabet)), { minLength: 10, maxLength: 40 })
  .map((signs) => `Zq7${signs.join('').trim()}Xw9`);
const noise = fc
  .array(
    fc.constantFrom(
      'E Tag: ',
      'a',
      ' ',
      '\n',
      '"',
      '{',
      '=',
      '%',
      '&',
      '\\',
      '<',
      'ü',
      '😀',
      '12:34',
      '\r\n',
      'com.example.Shop',
    ),
    { maxLength: 60 },
  )
  .map((words) => words.join(''));

describe('a planted value', () => {
  it('leaves nothing of it in any encoding and chunking, and everything else byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(
        secret,
        noise,
        noise,
        fc.constantFrom(...Object.keys(encodings)),
        fc.integer({ min: 1, max: 60 }),
        async (value, before, after, way, size) => {
          const planted = encodings[way]?.(value) ?? '';
          const text = `${before} ${planted} ${after}`;
          expect(await streamed(maskerOf([value]), text, 'lines', size)).toBe(`${before} *** ${after}`);
        },
      ),
    );
  });

  it.each(Object.keys(encodings))('is found %s between log lines', async (way) => {
    const value = 'k3y/Wz+9="Tq4r%Uv<B1&\'é';
    const text = `11-28 10:00:00.000 I App: got ${encodings[way]?.(value)} back\nnext line`;
    expect(await streamed(maskerOf([value]), text, 'lines', 7)).toBe('11-28 10:00:00.000 I App: got *** back\nnext line');
  });

  it('in several lines is masked line by line, also behind the prefixes of a log', async () => {
    const value = '{\n"first-line-of-it": 1,\n"x"\n\n"another-long-line": true\n}';
    const masker = maskerOf([value]);
    const lines = value.split('\n').map((line) => `I/App ( 123): ${line}`);
    const masked = await streamed(masker, `before\n${lines.join('\n')}\nafter`, 'lines', 11);
    expect(masked.split('\n')).toEqual([
      'before',
      'I/App ( 123): {',
      'I/App ( 123): ***',
      'I/App ( 123): ***',
      'I/App ( 123): ',
      'I/App ( 123): ***',
      'I/App ( 123): ***',
      'after',
    ]);
    expect(await masker.json(JSON.stringify({ a: value, b: 1 }))).toBe('{"a":"***","b":1}');
    expect(masker.text(encodeURIComponent(value))).toBe('***');
  });

  it('leaves nothing of it in base64 that is wrapped at any column, and lines keep their numbers', async () => {
    await fc.assert(
      fc.asyncProperty(
        secret.filter((value) => Buffer.byteLength(value) >= 16),
        fc.string({ maxLength: 200 }),
        fc.string({ minLength: 3, maxLength: 200 }),
        fc.integer({ min: 48, max: 80 }),
        fc.constantFrom('\n', '\r\n', '\n    '),
        fc.integer({ min: 1, max: 400 }),
        async (value, before, after, columns, lineEnd, size) => {
          const whole = Buffer.from(`${before}${value}${after}`).toString('base64');
          const lines = whole.match(new RegExp(`.{1,${columns}}`, 'g')) ?? [];
          const text = `config:\n${lines.join(lineEnd)}\nend of it\n`;
          const masked = await streamed(maskerOf([value]), text, 'lines', size);
          // What is left are the lines, with the base64 of other text, before and after the masks.
          expect(masked.split('\n')).toHaveLength(text.split('\n').length);
          const left = masked
            .replace('config:', '')
            .replace('end of it', '')
            .replaceAll(/\*\*\*/g, '')
            .replaceAll(/\s/g, '');
          const start = Math.ceil((Buffer.byteLength(before) * 8) / 6);
          const end = Math.floor((Buffer.byteLength(before + value) * 8) / 6);
          // The next character may be the one that ends base64 of the value alone.
          expect([0, 1].map((more) => whole.slice(0, start) + whole.slice(end + more))).toContain(left);
        },
      ),
    );
  });

  it('is found in wrapped base64 at the border of two blocks, and counted once', async () => {
    const value = 'k3y/Wz9Tq4rUvB1-and-more-of-it';
    const wrapped = (
      Buffer.from(`first line of all: ${'x'.repeat(30)}${value}`)
        .toString('base64')
        .match(/.{1,76}/g) ?? []
    ).join('\n');
    for (let shift = 0; shift < 160; shift += 3) {
      const filler = `${`${'y'.repeat(63)}\n`.repeat(1_022)}${'z'.repeat(shift)}\n`;
      const masker = maskerOf([value]);
      const masked = await streamed(masker, `${filler}${wrapped}\nend\n`, 'lines', 16_384);
      expect(masked.slice(filler.length)).toMatch(/^\w+\*\*\*\n\*\*\*\nend\n$/);
      expect(masker.counts()).toEqual([{ place: 'device.log', kind: 'secret', count: 1 }]);
    }
  });

  it.each([
    ['JSON', (text: string) => JSON.stringify({ a: text, b: 1 })],
    ['XML', (text: string) => `<a><system-out>${text}</system-out></a>`],
  ] as const)('is found in wrapped base64 inside of %s', async (format, inside) => {
    const value = 'k3y/Wz9Tq4rUvB1-and-more-of-it';
    const wrapped = (
      Buffer.from(`${'x'.repeat(39)}${value}`)
        .toString('base64')
        .match(/.{1,76}/g) ?? []
    ).join('\n');
    const masker = maskerOf([value]);
    const text = inside(wrapped);
    const masked = format === 'JSON' ? await masker.json(text) : await streamed(masker, text, 'xml', 50);
    expect(masked.length).toBeLessThan(text.length - 20);
    expect(masked).toBe(inside(wrapped.replace(/(?<=^.{52}).*\n.*$/, '***\n***')));
  });

  it('leaves other base64 as it is (control)', async () => {
    const other = (
      Buffer.from('another text that is long enough to be wrapped, twice even. '.repeat(4))
        .toString('base64')
        .match(/.{1,76}/g) ?? []
    ).join('\n');
    expect(await streamed(maskerOf(['k3y/Wz9Tq4rUvB1-and-more-of-it']), other, 'lines', 50)).toBe(other);
  });

  it('is found at the border of the blocks of a line without end', async () => {
    const masker = maskerOf([]);
    const filler = 'word '.repeat(120_000);
    const masked = await streamed(masker, `${filler}${token} ${filler}${token} ${filler}`, 'lines', 65_536);
    expect(masked).toBe(`${filler}[redacted: token] ${filler}[redacted: token] ${filler}`);
  });
});

const pem = (length: number): readonly string[] => [
  `-----BEGIN RSA ${'PRIVATE'} KEY-----`,
  ...Array.from({ length }, (_none, nth) => `MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQ${String(nth).padStart(14, '0')}`),
  'aB3=',
  `-----END RSA ${'PRIVATE'} KEY-----`,
];

describe('a private key', () => {
  it.each(['', '11-28 10:00:00.000  123  456 I Config: ', '    "'])(
    'is masked in every line behind %j, and lines keep their numbers',
    async (prefix) => {
      const masker = maskerOf([]);
      const lines = pem(20).map((line) => `${prefix}${line}`);
      const masked = (await streamed(masker, `before\n${lines.join('\n')}\nafter it, Done\n`, 'lines', 100)).split('\n');
      expect(masked).toHaveLength(lines.length + 3);
      expect(masked.slice(2, -3)).toEqual(Array.from({ length: 21 }, () => `${prefix}[redacted: private key]`));
      expect(masked.at(-2)).toBe('after it, Done');
    },
  );

  it('is masked between lines of other threads, which stay', async () => {
    const [begin = '', first = '', second = '', ...rest] = pem(4).map((line) => `I/Config: ${line}`);
    const text = [begin, first, 'I/Other: request (finished).', second, ...rest, 'I/Other: Done'].join('\n');
    const masked = await streamed(maskerOf([]), text, 'lines', 64);
    expect(masked).not.toContain('MII');
    expect(masked).toContain('I/Other: request (finished).\n');
    expect(masked.endsWith('I/Other: Done')).toBe(true);
  });

  it('is masked in one string of JSON', async () => {
    const masked = await maskerOf([]).json(JSON.stringify({ config: pem(3).join('\n'), other: 'stays' }));
    expect(masked).not.toContain('MII');
    expect(JSON.parse(masked)).toMatchObject({ other: 'stays' });
  });
});

describe('a HAR', () => {
  const har = (values: { auth: string; cookie: string; body: string; url: string }) => ({
    log: {
      version: '1.2',
      entries: [
        {
          _test: 'CartTest#adds',
          request: {
            method: 'GET',
            url: values.url,
            headers: [
              { name: 'authorization', value: values.auth },
              { name: 'Cookie', value: values.cookie },
              { name: 'Accept', value: 'application/json' },
            ],
            cookies: [{ name: 'sid', value: values.cookie }],
            postData: { mimeType: 'application/json', text: values.body },
          },
          response: {
            status: 200,
            content: { mimeType: 'application/json', encoding: 'base64', text: Buffer.from(values.body).toString('base64') },
          },
        },
      ],
    },
  });
  const values = {
    auth: 'Bearer opaque-value-one',
    cookie: 'q1w2e3r4t5',
    body: JSON.stringify({ user: 'ann', password: 'swordfish-77', inner: JSON.stringify({ accessToken: 'zyxwvut-1' }) }),
    url: 'https://u:p4ssw0rd@example.com/a?x=1&access_token=abc123def456',
  };

  it('is freed of headers, cookies, bodies and URLs, also in JSON that is text, and stays valid', async () => {
    const masked = await maskerOf([]).json(JSON.stringify(har(values), undefined, 2));
    for (const value of ['opaque', 'q1w2e3', 'swordfish', 'zyxwvut', 'p4ssw0rd', 'abc123def456'])
      expect(masked).not.toContain(value);
    const [entry] = JSON.parse(masked).log.entries;
    expect(entry).toMatchObject({
      _test: 'CartTest#adds',
      request: { method: 'GET', headers: [{}, {}, { value: 'application/json' }] },
    });
    expect(JSON.parse(entry.request.postData.text)).toMatchObject({ user: 'ann', password: '[redacted: password]' });
    const body = JSON.parse(Buffer.from(entry.response.content.text, 'base64').toString());
    expect(JSON.parse(body.inner)).toEqual({ accessToken: '[redacted: token]' });
    expect(masked.split('\n')).toHaveLength(JSON.stringify(har(values), undefined, 2).split('\n').length);
  });

  it('has no bodies with strict, and keeps all of its other texts', async () => {
    const masked = JSON.parse(await maskerOf([], 'strict').json(JSON.stringify(har(values))));
    expect(masked.log.entries[0].request.postData.text).toBe('[redacted: body]');
    expect(masked.log.entries[0].response.content.text).toBe('[redacted: body]');
    expect(masked.log.entries[0].request.headers[2].value).toBe('application/json');
  });

  it('without a secret stays as it is, byte for byte, whatever it escapes', async () => {
    const text = '{ "a" : "\\u00e9\\/x", "n": 1.0, "big": 12345678901234567890,\n "list":["password","token"] }';
    expect(await maskerOf([]).json(text)).toBe(text);
  });

  it('never loses a key, and a value that is a number becomes a text', async () => {
    const masker = maskerOf(['778899665']);
    expect(await masker.json('{"pin":778899665,"778899665":1,"Test#m_778899665":2}')).toMatch(
      /^\{"pin":"\*\*\*","778899665":1,"Test#m_\[redacted: secret #[0-9a-f]{8}\]":2\}$/,
    );
  });
});

describe('names of tests', () => {
  it('with a secret get a mask that is stable and distinct', () => {
    const masker = maskerOf(['first-secret', 'second-secret']);
    const names = ['logs in with first-secret', 'logs in with second-secret', 'logs in with first-secret'].map((name) =>
      masker.name(name),
    );
    expect(names[0]).toMatch(/^logs in with \[redacted: secret #[0-9a-f]{8}\]$/);
    expect(names[2]).toBe(names[0]);
    expect(names[1]).not.toBe(names[0]);
    expect(maskerOf(['first-secret']).name('logs in with first-secret')).toBe(names[0]);
  });

  it('in a report are masked like that, and texts and properties are masked too', async () => {
    const document = (name: string, text: string, value: string): string =>
      `<testsuite name="a"><properties><property name="api_key" value="${value}"/></properties><testcase name="${name}" classname="A"><failure message="m">${text}</failure></testcase></testsuite>`;
    const masked = await streamed(maskerOf([]), document(`uses ${token}`, `sent ${token}`, 'opaque-9'), 'xml', 13);
    expect(masked).toBe(document(maskerOf([]).name(`uses ${token}`), 'sent [redacted: token]', '[redacted: API key]'));
  });
});

it('counts what it masks by place and kind, and a mask with one place only once', async () => {
  const masker = maskerOf([]);
  await streamed(masker, `${token}\n${token}\nCookie: sid=1234567\n`, 'lines', 10);
  masker.text(token);
  await masker.json(JSON.stringify({ a: token }), 'network.har');
  expect(masker.counts()).toEqual([
    { place: 'device.log', kind: 'token', count: 2 },
    { place: 'device.log', kind: 'cookie', count: 1 },
    { place: 'network.har', kind: 'token', count: 1 },
  ]);
});
