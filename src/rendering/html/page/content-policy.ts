import { createHash } from 'node:crypto';

/**
 * What the page may do: run its one script and its one style sheet, show images and videos that it holds itself. No request leaves it,
 * no text in it can become script.
 */
export const contentPolicy = (script: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashSource(script)}`,
    `style-src ${hashSource(style)}`,
    'img-src blob:',
    'media-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
