import { writeFile } from 'node:fs/promises';

const methodsPerClass = 14;

/** Writes a mapping in the form of R8's with 2 kB for each class, most of it methods that were inlined into others. */
export const writeMapping = (file: string, classes: number): Promise<void> => writeFile(file, mappingOf(classes));

function* mappingOf(classes: number): Generator<string> {
  yield '# compiler: R8\n# {"id":"com.android.tools.r8.mapping","version":"2.2"}\n';
  for (let number = 0; number < classes; number++) yield classOf(number);
}

/** As R8 names them: a, b, …, aa, ab, … */
const shortName = (number: number): string =>
  `${number < 26 ? '' : shortName(Math.floor(number / 26) - 1)}${String.fromCharCode(97 + (number % 26))}`;

const nameOf = (number: number): string => `com.shop.feature${number % 40}.screens.Screen${number}Presenter`;

const classOf = (number: number): string => {
  const methods = Array.from({ length: methodsPerClass }, (_none, index) => methodOf(number, index));
  return `${nameOf(number)} -> ${shortName(number)}:\n# {"id":"sourceFile","fileName":"Screen${number}.kt"}\n    com.shop.Repository repository -> a\n${methods.join('')}`;
};

const methodOf = (number: number, index: number): string => {
  const from = 3 * index + 1;
  const caller = `void ${index === 0 ? 'start' : `render${index}`}(com.shop.Cart,int):${40 + from}:${40 + from} -> ${shortName(index)}\n`;
  return `    ${from}:${from + 2}:long ${nameOf(number + index + 1)}.price${index}(int):${90 + from}:${92 + from} -> ${shortName(index)}\n    ${from}:${from + 2}:${caller}`;
};

/** A stack of one of its exceptions. */
export const shrunkStack = (number: number, frames: number): string =>
  [
    'java.lang.IllegalStateException: no items',
    ...Array.from({ length: frames }, (_none, depth) => frameOf(number + depth, depth)),
  ].join('\n');

const frameOf = (number: number, depth: number): string => {
  const index = depth % methodsPerClass;
  return `\tat ${shortName(number)}.${shortName(index)}(SourceFile:${3 * index + 2})`;
};
