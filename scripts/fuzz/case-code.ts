import { deserialize, serialize } from 'node:v8';

/** A case as text that a file can keep: bytes, times and numbers such as NaN come back as they were. */
export const encodeCase = (input: unknown): string => serialize(input).toString('base64');

export const decodeCase = (code: string): unknown => deserialize(Buffer.from(code, 'base64'));
