export interface ByteSink {
  /** Has used the bytes when it returns: the caller may put others in their place. */
  write(bytes: Uint8Array): void;
}
