import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readText, root } from './action-metadata.ts';

/** Names that were replaced by standard terms, and phrases that a new reader does not understand, with what to write instead. */
const refused: readonly { readonly words: RegExp; readonly instead: string }[] = [
  { words: /\bledgers?\b/i, instead: 'run state' },
  { words: /\brivals?\b|rivalBuilds/i, instead: 'conflicting builds' },
  { words: /\bcomplaints?\b/i, instead: 'problem' },
  {
    words:
      /\b(?:an|any|each|every|its|last|lost|no|of|the|whose) answers?\b|\bAnswer\b|[a-z]Answers?\b|-answer\b|\banswer(?:[A-Z]|-)/,
    instead: 'response',
  },
  { words: /survey/i, instead: 'analysis' },
  { words: /slotKey/, instead: 'the key of a device and shard' },
  { words: /\bheld uploads?\b/i, instead: 'reused uploads' },
  {
    words: /\b(?:build|dex|annotation) marks?\b|\bmarks of (?:annotations|the dex)\b|\bannotationMarks?\b|\bmarkOf\b/i,
    instead: 'build tag, or annotation flag',
  },
  { words: /\bone (?:[\w`<>-]+ ){1,4}a line\b/i, instead: 'one … per line' },
  { words: /\bnobody\b/i, instead: 'no one, or name who' },
  { words: /\b(?:come|bring|brought|came)(?:s|ing)?\b[^.\n]{0,40}\bhome\b/i, instead: 'collect' },
  { words: /\btell(?:s|ing)? the truth\b/i, instead: 'what is checked' },
  { words: /\bwords? that (?:is|are) not known\b/i, instead: 'an unrecognized status' },
  { words: /\b(?:What|Whether)\b[^.\n]{0,80}\bis not known\b/, instead: 'could not check …, or: is unknown' },
  { words: /\berrors? without words\b/i, instead: 'an unspecified error' },
  { words: /\bcan no longer come\b/i, instead: 'with unfinished work' },
  { words: /\bgo(?:es)? on at the service\b/i, instead: 'is still running' },
  { words: /\bprove[sd]? nothing\b/i, instead: 'inconclusive' },
  { words: /\btakes no more uploads\b/i, instead: 'upload rate limit reached' },
  { words: /\bno \w+ came\b/i, instead: 'no … available' },
  { words: /\bbefore it came\b/i, instead: 'before it arrived' },
  { words: /\bwho wants\b/i, instead: 'to …' },
  { words: /\bhold them all\b/i, instead: 'has no tests' },
  { words: /\b(?:that )?no input owns\b/i, instead: 'use the input … instead' },
  { words: /\bframes of frameworks\b/i, instead: 'framework frames' },
  { words: /\b(?:bring|brought)s? \w* ?into line\b/i, instead: 'update' },
  { words: /\bend together\b/i, instead: 'balanced' },
  { words: /\bnever more than so many\b/i, instead: 'at most' },
  { words: /\ba (?:line|case|test|device) a (?:line|case|test|device)\b/i, instead: 'one … per …' },
  { words: /\bno more uploads of this user\b/i, instead: 'upload rate limit reached' },
  { words: /colour|behaviour|neighbour|favour|honour|catalogue|artefact|licence|judgement/i, instead: 'the American spelling' },
  { words: /(?:parameter|capital|emphas|normal|recogn|organ|initial|serial|summar)is(?:e|ed|es|ing|ation)\b/i, instead: '…ize' },
  {
    words: /\b(?:labelled|labelling|modelled|spelt|learnt|whilst|amongst|analysed?|analysing|per cent)\b/i,
    instead: 'labeled, …',
  },
  { words: /stranger|\bsomebody\b/i, instead: 'unknown …, or name who' },
  { words: /\b(?:what|whatever) bec(?:ame|omes) of\b|\bcame of\b/i, instead: 'the result of …' },
];

const files = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'AGENTS.md',
  'action.yml',
  ...globSync('*/action.yml', { cwd: root, exclude: ['node_modules'] }),
  ...globSync('docs/**/*.{md,yml}', { cwd: root }),
  ...globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/report-page/assets.ts'] }),
].map((file) => file.replaceAll('\\', '/'));

const hitsIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      refused
        .filter(({ words }) => words.test(line))
        .map(({ words, instead }) => `${index + 1}: "${words.exec(line)?.[0]}", write: ${instead}`),
    );

describe('the language', () => {
  test('the language of sources and documentation has no refused name or phrase', () => {
    const hits = files.flatMap((file) => hitsIn(readText(file)).map((hit) => `${file}:${hit}`));
    expect(hits).toEqual([]);
  });

  test('the language of test titles has no refused name or phrase', () => {
    const title = /^\s*(?:(?:describe|test|it)\b[^'`(]*\(|\]\)\()['`].*$/gm;
    const hits = globSync('test/**/*.test.ts', { cwd: root }).flatMap((file) =>
      hitsIn((readText(file).match(title) ?? []).join('\n')).map((hit) => `${file}: ${hit}`),
    );
    expect(hits).toEqual([]);
  });
});
