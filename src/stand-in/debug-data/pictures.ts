import { crc32, deflateSync } from 'node:zlib';

type Color = readonly [red: number, green: number, blue: number];

type Box = readonly [left: number, top: number, width: number, height: number, color: Color];

interface Screen {
  /** Color of the app bar and the button. */
  readonly accent: Color;
  /** Scroll position of the list, in pixels. */
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

export const screenPicture = ({ accent, scrolled = 0 }: Screen): Buffer => {
  const boxes: readonly Box[] = [
    [0, 0, width, height, ground],
    ...Array.from({ length: cards }, (_none, index) => cardAt(62 + index * (cardHeight + 8) - scrolled, index, accent)).flat(),
    [0, 0, width, 54, accent],
    [12, 7, 24, 6, white],
    [140, 7, 10, 6, white],
    [154, 7, 14, 6, white],
    [14, 28, 84, 12, white],
    [0, 306, width, 54, white],
    [14, 312, 152, 28, accent],
    [62, 323, 56, 6, white],
    [66, 350, 48, 4, ink],
  ];
  const rows = Array.from({ length: height }, (_none, y) => pixelRow(boxes, y));
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

const cardAt = (top: number, index: number, accent: Color): Box[] => [
  [10, top, 160, cardHeight, white],
  [18, top + 9, 44, 44, index % 3 === 0 ? accent : faint],
  [72, top + 16, 86 - ((index * 37) % 34), 9, ink],
  [72, top + 34, 70 - ((index * 23) % 30), 7, faint],
];

/** Draws one row of a PNG image, in which later boxes cover earlier boxes. The first byte means that no filter is used. */
const pixelRow = (boxes: readonly Box[], y: number): Buffer => {
  const row = Buffer.alloc(1 + 3 * width);
  for (const [left, top, length, rows, color] of boxes)
    if (y >= top && y < top + rows) row.fill(Buffer.from(color), 1 + 3 * left, 1 + 3 * (left + length));
  return row;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

const encoded = [
  'AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAAMpbW9vdgAAAGxtdmhkAAAAAAAAAAAAAAAAAAAD6AAAF3AAAQAAAQAAAAAAAAAAAAAAAAEAAAAA',
  'AAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAnh0cmFrAAAAXHRraGQAAAADAAAAAAAAAAAAAAAB',
  'AAAAAAAAF3AAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAALQAAAFoAAAAAAAkZWR0cwAAABxlbHN0AAAAAAAA',
  'AAEAABdwAACAAAABAAAAAAHwbWRpYQAAACBtZGhkAAAAAAAAAAAAAAAAAABAAAABgABVxAAAAAAALWhkbHIAAAAAAAAAAHZpZGUAAAAAAAAAAAAAAABWaWRl',
  'b0hhbmRsZXIAAAABm21pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAAAVtzdGJsAAAAs3N0c2QA',
  'AAAAAAAAAQAAAKNhdmMxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAALQBaABIAAAASAAAAAAAAAABDExhdmMgbGlieDI2NAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'GP//AAAAOWF2Y0MBZAAV/+EAG2dkABWscgRDAv55YQAAAwABAAADAAIPFi2EYAEAB2joQ4ISyLD9+PgAAAAAFGJ0cnQAAAAAAAANOgAAAAAAAAAYc3R0cwAA',
  'AAAAAAABAAAABgAAQAAAAAAUc3RzcwAAAAAAAAABAAAAAQAAABhjdHRzAAAAAAAAAAEAAAAGAACAAAAAABxzdHNjAAAAAAAAAAEAAAABAAAABgAAAAEAAAAs',
  'c3RzegAAAAAAAAAAAAAABgAABNgAAAHgAAABHQAAALAAAACxAAAAtgAAABRzdGNvAAAAAAAAAAEAAANZAAAAPXVkdGEAAAA1bWV0YQAAAAAAAAAhaGRscgAA',
  'AAAAAAAAbWRpcmFwcGwAAAAAAAAAAAAAAAAIaWxzdAAAAAhmcmVlAAAJ9G1kYXQAAATUZYiBAA//44xvmb+/6/sc9LwcgtVp0ocApWPal1OI4oeYh+WGy4gS',
  'johFTIX8si98SOZptQquxDaExuntXm7ADSgjD7ONWseAs4sFTr5qmA/Io+SLE6kqa+cMCCpHHI+aeiH5RALBWCfIKeAACNhqH4Z96KcfQiCEFIocMv/kPiC5',
  'hG9gUT+LhZxebhpexYfptX55NbiFgbiNmCHFuTC8fA6ZL5v8JDWwncXOx66Vh1UycTy02A8NjskWpcvCY33y2FCJ8OaM7KNLOJ/TzdJga0pw4hywd1sSVia8',
  'zgaLFGi/QXYHatHiEV2cNxkAO+UlNuGoFSviC/iFcwtIHSBEbxuYGAej0Xw63JFredKnVBxAHdCt278GEtOX0kJymLwZGx8A2KSzU1NmkQZM9K1cxXfiOWAu',
  'oVgGOoPpo33QnkNjP20npTqWhhKPYCv8AnL1LfA3valDih4GVYaCWAjPDCdrVazijsVAgym4Ye40aCSEI8khebRhhFz8zEb4Q6nhLJRa6vxLzIB8kWGMNdef',
  'upF3ZllRQ5Ul4cZGkUHJhRRe3sEfaofmaT8Sd+rji8c0TJRimvNhNCwmCBTPIv3mQYgXuc/fA31EkuLMCpKeeiayp1UWOEEIxv1kYmjNOhLQwNBQvjgimkZU',
  'anJiShOj1bUXuheHKVYJM7TMNIwSMTOFWtfuNC7ZqrCAGOfPtHV/3BZb7DoekAeIM+GDUAcwFcpgbitzwFBZBetDyEzlVqn3m9Nk87i8X0DX3CX6zzGWXpFk',
  'qL8Gd4yeI3bTd/uez0HJj165pzV5HGB9Eq9tOTaP2diW4k4p8p90MQ4BzUj4BPfcZCUfgjqK/NyQHewn0DBWkTv5kc+FwWD6Iojfs95wWMegl8qn9/Jpt5pq',
  'P9AA5n6yqBZfaayzcuXwY4XCVh8SalPZU3U72XSqXgimxMFWSmrX4KAtcXvYyE9j83Jt9NnuyKrAAVLsXQCf/8hSHBuLW1QQHStrwOrywRVgTpFKCy7INeii',
  'SqqgtnBSNjoBEYhVDjuVOWDTHzJy8bRRGOAKR0HNKe91irCsjsVxmAiMCigTvBz0CnAKELsz+48cy7lx1Eh/c9rbPfcrFFRMSI7vzDzowh5nr/zb6yeF8l90',
  'RglzFpzVUZzqDlTdbcIhJMV2Zojg6E21GoRo8NtUsP2uOuv9mJVW+PqQLd/fmvfRyAY3CtJ0d7Wi4RB9mMYcofDcZagjfqxd+Lcogz+STct0xC4DcjcJuD4H',
  'L8QZpTedgaZ1nYdM723Kd8GjOck+TFyaaldXNvrX1rAUZgW6CWdj0cY5AbnFJ33jEY/PlKX8PhTF8ZCo5cIyMTveZHlmoFmtM8HPel+Ce6A0nx6GZ3XpyuXQ',
  '6nu6OvAsvEzIpvmkt9rPjZMOEv81LzuOaLtpxEgRfElMOCk2mddouRWJO+zbniCC4+HObwKdEAlThtx33T5bLbmheRJiggaOTBBxE7mi4tLYSId3f1PtHcad',
  'JY9rr2hbQb/im+f6IismwvWR4cC8IyD22/RGcA0bWBml4IKai3uydQpu0cs6n7gPQEZI5xd86qzGMIpzFssnsQ1s37PSwsrxMy3PAnpWnpIWVCNVwfrX0daR',
  'fkwtYFoKFj0MZ6FygpvuJizA89Hl9VF0FbAhAAAB3EGaCC2I373HeNVwSg6RDHYSv2clmBdozwUX9nTMTgrkjEXDb0mDb+sS7EH7vyHjUsT3TFA0UTZ9krIs',
  'Zt7eonhQd+q+QCaxLXJ7xa+Bj3QHYg8Auha/soiLl3Q/L33temxftrPntBTPvQtby0OJh232dRFZCos0B/7J16kIr776D+3LdrlmwBbjcVJIwPE9gbXykEc6',
  'K9Xk5LxcCRLguhhXsGdoGSwkOTe7+ugAO4VQaIXc07vj1EFdUtTQzGKtmbZTKyIXXoUO5gxYRxw8CMbxoiAnG0lkxWod5/cmcigJ5RqzJhsH2rp2nOjtJpP5',
  'P0ncTgulQNtB+k6sUzCU3x2cxuXLC62VMtwzgT5YVHCkBRscgtgVPcPX5nGTj4qMhRUQEXm7niYS/YQ8GJab4CKbV9v/MBt5shxvlbqImh1s9nemqYa/FycT',
  'PQTkrLaTdVokNVrv7lSGBGCUxIW6wTdi5mt6+N/8657jG2XW8OaQN/0PFAFRQBjnqxLtLqPeIAeO1mIYZyCspBp2e30VKi+o6zUrwp0Nae8lZrt+OkvSExbW',
  'BtSjTTWph32dbbuSM7jkMn3yaWYnuOhDZe7n9X3vG5gpz/nT9VHBYxh96FMQqJ//o9scoWx800fsAAABGUGaEEvwIGTKYRf/tYgSoaic5ZwAfnwdhWnxrIAq',
  'NGyil9ccNBXFMHzVNmk+4xHrpTH5r8lzv/7UaPim5o5rC0mfDk2/MH3o7F1ZrP4UJjHb0R7qz3CmL4g2L45RyWEFyKKIa9TrSiO0sdFDHrJ+a9PG8xY1VrYl',
  'jDMcaoJZ/ZiOnpcQ42HbBcZIZu8QcxERwkZZ+3YnLaBh9GULpnEH0rhLc4QYS/Nw2EAnIUixayB4hYc4uauE8I4NaWzJGgS0bMsbnNqeDV4nayK8mK4XsJGm',
  'Z7ldDSkj9Rxag8O7+M3MfWpGwc88yQD8BJbWPHG1xAfrbetoYKx96+gcDatcdaYq4anHX9oPQkAxnwAuEQEDZpvSW+qO0afFAAAArEGaGGk8CB5MpgRftYgZ',
  '2ifaCpmlgtgCcgRcGEeczNgiv9itLBkQcSMFhvsSK+LPmei/+DtRjy9V0o+viradQlb/xxjQ0DkGIz6gSoHzI9BTcZtp0ELJ9zUeOGG2ufmEBjlDbHtIrsOC',
  'OQkIzMZ5W3YvftWMlk8jHg2LizB3nFOxCb6IvsDalGqTp7CIlBP+4ij2r0ATACmW0HEaucz8u85bMB5PJrVFAw0s50wAAACtQZogiXwIH5MpgE//v4jkPXXj',
  '4IJjsAAqyBPhh2JYoL7Vz03q37TRYq6SQMWzeFkiX5MqDsCAjlgm8NnRdnurmgwk3UAAc5PLzMDuylS1I98nMOsPGwuwEHWxvB2UtgpdIkU8L5bjeQFMaz5p',
  'i59eWNAAlE0GmXJ8VuwdQR2zUhDPOQ3K1joZg9qeFt6XweV3SYPlg4ZXOckLFFPaOvqrUHxq7JzCKUdsT3xpkIEAAACyQZooqbwIH+TKYAX/yOc9dJLtg+4V',
  '6YAOthm5AdFD3YaZNiTe3FRm/hWziYQmesY8WW0wDMk7O50jZpUg6RLPLq3QHJE6wBi9+LgHEPFlx16LZcL4YjUYvYKzr5iVkMxVaQF+fR1AfyiYeLnPs1fR',
  'DSm4Ife0Chh7Vs3xcu3JbioDI+bCRktiWbOgnNuSExdKLYXGqwWHR2BkiGljDDxuXXMkaB4zyn5E5uM5agkeq+aEJQ==',
].join('');

/** H.264 video (MP4) of a scrolling list. It lasts six seconds, with one image of `screenPicture` per second. */
export const sampleVideo: Buffer = Buffer.from(encoded, 'base64');

export const sampleScreenshot: Buffer = screenPicture({ accent: [31, 111, 235] });
