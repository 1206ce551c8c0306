import { PassThrough } from 'node:stream';
import { inputFailures } from './failures.ts';

/** Both alphabets of RFC 4648; line breaks, which many encoders write, are skipped. */
const alphabet = /^[A-Za-z0-9+/_-]*={0,2}$/;
/** JSON may write any character as an escape, and some encoders do so for `/` and `+`. */
const unfinishedEscape = /\\(u[\dA-Fa-f]{0,3})?$/;

/** What one base64 string of a JSON body says, decoded as it arrives. */
export class Base64String {
  readonly decoded = new PassThrough();
  #escaped = '';
  #digits = '';
  #isPadded = false;
  readonly #part: string;

  constructor(part: string) {
    this.#part = part;
  }

  /** Resolves when more can be taken. */
  async take(chunk: Buffer): Promise<void> {
    const text = this.#escaped + chunk.toString('latin1');
    this.#escaped = unfinishedEscape.exec(text)?.[0] ?? '';
    const whole = text.slice(0, text.length - this.#escaped.length);
    const letters = whole.includes('\\') ? this.#unescape(whole) : whole;
    const isPossible = alphabet.test(letters) && !(this.#isPadded && /[^=]/.test(letters));
    if (!isPossible) throw this.#malformed();
    this.#isPadded ||= letters.endsWith('=');
    const digits = this.#digits + letters;
    const ready = digits.length - (digits.length % 4);
    this.#digits = digits.slice(ready);
    await this.#write(digits.slice(0, ready));
  }

  async end(): Promise<void> {
    const isWhole = this.#isPadded ? this.#digits === '' : this.#digits.length !== 1;
    if (!isWhole || this.#escaped !== '') throw this.#malformed();
    await this.#write(this.#digits);
    this.decoded.end();
  }

  #unescape(text: string): string {
    try {
      return String(JSON.parse(`"${text}"`)).replace(/[\r\n]/g, '');
    } catch (error) {
      throw this.#malformed(error);
    }
  }

  #malformed(cause?: unknown) {
    return inputFailures.base64Malformed({ part: this.#part }, { cause });
  }

  #write(digits: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const gone = () => reject(this.decoded.errored ?? new Error('nobody reads any more'));
      if (this.decoded.destroyed) return gone();
      this.decoded.once('close', gone);
      this.decoded.write(Buffer.from(digits, 'base64'), (error) => {
        this.decoded.off('close', gone);
        if (error) reject(error);
        else resolve();
      });
    });
  }
}
