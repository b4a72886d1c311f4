import { posix } from 'node:path';
import { withoutEnding } from '../lib/without-ending.ts';

export const testSizes = ['small', 'medium', 'large'] as const;

/** As the annotations `@SmallTest`, `@MediumTest` and `@LargeTest` tell it. */
export type TestSize = (typeof testSizes)[number];

/** Which tests are meant. In names, `*` stands for any characters. */
export type TestPattern =
  | { readonly kind: 'class'; readonly className: string; readonly method?: string }
  | { readonly kind: 'package' | 'annotation'; readonly name: string }
  | { readonly kind: 'size'; readonly size: TestSize }
  /** Files of flows: a file with or without its ending, or everything below a folder; `name` is that of the flow. */
  | { readonly kind: 'flow'; readonly path: string; readonly name?: string }
  | { readonly kind: 'tag'; readonly name: string }
  | { readonly kind: 'identifier'; readonly target: string; readonly className?: string; readonly method?: string };

/** One entry of the input `tests`. */
export type TestEntry = TestPattern & {
  /** As written, for messages. */
  readonly text: string;
  /** Written with a leading `!`. */
  readonly excludes: boolean;
};

/** The path of a flow or of a folder of flows, as a suite lists it. */
export const normalFlowPath = (text: string): string => withoutEnding(posix.normalize(text), '/');
