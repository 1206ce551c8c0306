const keys = new WeakMap<File, string>();

/** The same file may be chosen twice: each choice is a File of its own. */
export function fileKey(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
}
