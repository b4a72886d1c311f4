const methodsPerClass = 14;

/** As R8 names classes and methods: a, b, …, aa, ab, … */
const shortName = (number: number): string =>
  `${number < 26 ? '' : shortName(Math.floor(number / 26) - 1)}${String.fromCharCode(97 + (number % 26))}`;

const nameOf = (number: number): string => `com.shop.feature${number % 40}.screens.Screen${number}Presenter`;

/** A mapping in the form of R8's with 2 kB for each class, most of it methods that were inlined into others. */
export const mappingOf = (classes: number): string => {
  let text = '# compiler: R8\n# {"id":"com.android.tools.r8.mapping","version":"2.2"}\n';
  for (let number = 0; number < classes; number++) {
    text += `${nameOf(number)} -> ${shortName(number)}:\n# {"id":"sourceFile","fileName":"Screen${number}.kt"}\n    com.shop.Repository repository -> a\n`;
    for (let index = 0; index < methodsPerClass; index++) {
      const [from, short, caller] = [3 * index + 1, shortName(index), index === 0 ? 'start' : `render${index}`];
      text += `    ${from}:${from + 2}:long ${nameOf(number + index + 1)}.price${index}(int):${90 + from}:${92 + from} -> ${short}\n`;
      text += `    ${from}:${from + 2}:void ${caller}(com.shop.Cart,int):${40 + from}:${40 + from} -> ${short}\n`;
    }
  }
  return text;
};

/** A stack of one of its exceptions. */
export const shrunkStack = (number: number, frames: number): string => {
  const lines = Array.from({ length: frames }, (_none, depth) => {
    const index = depth % methodsPerClass;
    return `\n\tat ${shortName(number + depth)}.${shortName(index)}(SourceFile:${3 * index + 2})`;
  });
  return `java.lang.IllegalStateException: no items${lines.join('')}`;
};
