import { crc32, deflateSync } from 'node:zlib';

type Color = readonly [red: number, green: number, blue: number];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly color: Color;
}

interface Screen {
  /** Of the app's bar and button. */
  readonly accent: Color;
  /** How far its list is scrolled, in pixels. */
  readonly scrolled?: number;
}

const width = 180;
const height = 360;
const white: Color = [255, 255, 255];
const ground: Color = [246, 247, 250];
const ink: Color = [52, 58, 64];
const faint: Color = [206, 212, 218];
const cardHeight = 62;
const cards = 8;

/** A PNG of what the screen of a phone could show: status bar, app bar, a list of cards, a button, the home indicator. */
export const screenPicture = ({ accent, scrolled = 0 }: Screen): Buffer => {
  const boxes: readonly Box[] = [
    { left: 0, top: 0, width, height, color: ground },
    ...Array.from({ length: cards }, (_none, index) => cardAt(62 + index * (cardHeight + 8) - scrolled, index, accent)).flat(),
    { left: 0, top: 0, width, height: 54, color: accent },
    { left: 12, top: 7, width: 24, height: 6, color: white },
    { left: 140, top: 7, width: 10, height: 6, color: white },
    { left: 154, top: 7, width: 14, height: 6, color: white },
    { left: 14, top: 28, width: 84, height: 12, color: white },
    { left: 0, top: 306, width, height: 54, color: white },
    { left: 14, top: 312, width: 152, height: 28, color: accent },
    { left: 62, top: 323, width: 56, height: 6, color: white },
    { left: 66, top: 350, width: 48, height: 4, color: ink },
  ];
  const rows = Array.from({ length: height }, (_none, y) => Buffer.from([0, ...rowOf(boxes, y)]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A picture beside two lines of text. */
const cardAt = (top: number, index: number, accent: Color): Box[] => [
  { left: 10, top, width: 160, height: cardHeight, color: white },
  { left: 18, top: top + 9, width: 44, height: 44, color: index % 3 === 0 ? accent : faint },
  { left: 72, top: top + 16, width: 86 - ((index * 37) % 34), height: 9, color: ink },
  { left: 72, top: top + 34, width: 70 - ((index * 23) % 30), height: 7, color: faint },
];

const rowOf = (boxes: readonly Box[], y: number): number[] => {
  const crossing = boxes.filter(({ top, height: length }) => y >= top && y < top + length);
  return Array.from({ length: width }, (_none, x) => {
    const box = crossing.findLast(({ left, width: length }) => x >= left && x < left + length);
    return box?.color ?? ground;
  }).flat();
};

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
