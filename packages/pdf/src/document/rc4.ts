/** Only for reading what older files hide with it; Node's own is gone with OpenSSL 3. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 255] ?? 0;
  const swap = (left: number, right: number): void => {
    const kept = at(left);
    state[left & 255] = at(right);
    state[right & 255] = kept;
  };
  let other = 0;
  for (let index = 0; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 255;
    swap(index, other);
  }
  other = 0;
  return data.map((byte, position) => {
    const index = (position + 1) & 255;
    other = (other + at(index)) & 255;
    swap(index, other);
    return byte ^ at(at(index) + at(other));
  });
}
