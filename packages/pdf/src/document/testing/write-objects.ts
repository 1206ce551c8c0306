export type Objects = Readonly<Record<number, string>>;

/** A PDF from the text of its objects, object 1 being the catalog; for inputs that no library would write. */
export function writeObjects(objects: Objects, trailer = ''): Uint8Array {
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = new Map<number, number>();
  const numbers = Object.keys(objects).map(Number);
  for (const number of numbers) {
    offsets.set(number, text.length);
    text += `${number} 0 obj\n${objects[number]}\nendobj\n`;
  }
  const size = Math.max(...numbers) + 1;
  const start = text.length;
  text += `xref\n0 ${size}\n0000000000 65535 f \n`;
  for (let number = 1; number < size; number += 1) {
    const offset = offsets.get(number);
    text +=
      offset === undefined ? '0000000000 00000 f \n' : `${offset.toString().padStart(10, '0')} 00000 n \n`;
  }
  text += `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

export const stream = (data: string, entries = ''): string =>
  `<<${entries}/Length ${data.length}>>\nstream\n${data}\nendstream`;
