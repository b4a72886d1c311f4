/** One call of a Java or Kotlin stack trace. */
interface Frame {
  /** With its package, for instance `com.shop.CartTest$addsItem$1`. */
  readonly className: string;
  /** Absent for native and unknown sources. */
  readonly file?: string;
  readonly line?: number;
}

/** Longer lines are never frames; the bound keeps hostile text cheap. */
const maxLineLength = 1_000;
const place = /\(([^()]{0,300})\)\s*$/;
const fileAndLine = /^([\p{L}\p{N}_$-]+\.(?:kt|kts|java|groovy|scala)):(\d{1,7})$/u;
const qualifiedName = /^[\p{L}\p{N}_$<>/.-]+$/u;

/** Packages whose frames say how a failure was reported, not where it is. */
const frameworkPackages = [
  'android.',
  'androidx.',
  'com.android.',
  'com.google.android.apps.common.testing.',
  'com.google.common.truth.',
  'com.kaspersky.',
  'dalvik.',
  'io.github.kakaocup.',
  'io.mockk.',
  'io.qameta.',
  'java.',
  'javax.',
  'jdk.',
  'junit.',
  'kotlin.',
  'kotlinx.',
  'leakcanary.',
  'libcore.',
  'org.assertj.',
  'org.hamcrest.',
  'org.junit.',
  'org.mockito.',
  'org.robolectric.',
  'sun.',
];

/** Reads `at com.shop.CartTest.addsItem(CartTest.kt:31)`, with or without `at`; anything else is no frame. */
export const parseFrame = (line: string): Frame | undefined => {
  if (line.length > maxLineLength) return undefined;
  const found = place.exec(line);
  if (found === null) return undefined;
  const head = line.slice(0, found.index).trim();
  // A method may hold spaces (Kotlin), but then only the `at` tells a frame from prose.
  const call = head.startsWith('at ') ? head.slice('at '.length) : head;
  if (call === head && !qualifiedName.test(call)) return undefined;
  const withoutModule = call.slice(call.lastIndexOf('/') + 1);
  const lastDot = withoutModule.lastIndexOf('.');
  if (lastDot <= 0) return undefined;
  const [, file, number] = fileAndLine.exec(found[1] ?? '') ?? [];
  const className = withoutModule.slice(0, lastDot);
  return file === undefined ? { className } : { className, file, line: Number(number) };
};

export const isFrameworkClass = (className: string): boolean => frameworkPackages.some((prefix) => className.startsWith(prefix));
