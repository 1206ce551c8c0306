/** For addresses: as they are written there. */
export const nastyInAddress = [
  '%00',
  'a%00b',
  '%ff',
  '%zz',
  '%',
  '%ed%a0%80',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  '%27%3B--',
  '-1',
  '99999999999999999999999999',
  '1e309',
  '0000-00-00T00:00:00Z',
  '%F0%9F%92%A9',
  'x'.repeat(500),
];

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);

/** For JSON. */
export const nastyInJson: readonly unknown[] = [
  'a\0b',
  '\ud800',
  '99999-99-99T99:99:99Z',
  '',
  'x'.repeat(70_000),
  1e308,
  -1.5,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  [],
  ['\0'],
  { '\0': '\0' },
  nested(500),
];

/** Whole bodies that are not JSON, or not what JSON should be here. */
export const nastyBodies = [
  '',
  '{',
  'null',
  '[]',
  '"\\u0000"',
  '\0',
  '{"a":',
  '\ufeff{}',
  '[[[['.repeat(10_000),
];

const disposition = (rest: string) => `--x\r\ncontent-disposition: form-data; ${rest}\r\n\r\n`;
const file = `${disposition('name="file"; filename="a.pdf"')}%PDF-1.7\r\n`;

/** Multipart bodies with the boundary x. */
export const nastyMultiparts: readonly string[] = [
  '',
  '--x',
  '--x--',
  '--y--\r\n',
  file,
  `${file}--x`,
  disposition('name="file"; filename="a.pdf"'),
  `${disposition('name="file"')}half a text`,
  '--x\r\ncontent-disposition: form-data; name="fi',
  `${file}${disposition('name="a\0b"')}a\0b\r\n--x--\r\n`,
  `${file}${disposition('name=""')}\r\n--x--\r\n`,
  `${file}${disposition('other="name"')}text\r\n--x--\r\n`,
  `${file}--x\r\n\r\n\r\n--x--\r\n`,
  `${file}${disposition('name="pages"')}\ud800\0\r\n--x--\r\n`,
  `${file}${disposition('name="__proto__"')}x\r\n--x--\r\n`,
  `${file}${disposition('name="constructor"; filename="\0"')}x\r\n--x--\r\n`,
  `${file}${disposition('name="renameMap"')}[{"oldName":"\\u0000","newName":"\\ud800"}]\r\n--x--\r\n`,
  `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: text/plain; charset=klingon\r\n\r\nx\r\n--x--\r\n`,
];
