// node --snapshot-blob STATE --build-snapshot keep-state.cjs: the end of a build. Evaluates the engine and leaves it to
// Node, which keeps the whole heap; an engine process that is started with it need not read, compile or evaluate anything.
import { join } from 'node:path';
import { loadBundle } from './bundle.ts';

type Decoder = InstanceType<typeof TextDecoder>;

const RealDecoder = globalThis.TextDecoder;
let isKept = false;

/** What a decoder has outside the heap cannot be kept, so that it is made when it is first needed. */
class LaterDecoder {
  readonly #given: ConstructorParameters<typeof TextDecoder>;
  #made: Decoder | undefined;

  constructor(...given: ConstructorParameters<typeof TextDecoder>) {
    this.#given = given;
  }

  decode(...given: Parameters<Decoder['decode']>): string {
    const decoder = this.#made ?? new RealDecoder(...this.#given);
    if (isKept) this.#made = decoder;
    return decoder.decode(...given);
  }
}

globalThis.TextDecoder = LaterDecoder as unknown as typeof TextDecoder;
const engine = loadBundle(join(__dirname, 'engine.cjs'), require);
void engine.prepare().then(() => {
  globalThis.TextDecoder = RealDecoder;
  globalThis.keptEngine = engine;
  isKept = true;
});
