// The part of the WebAssembly API that is used here; the compiler's own types of it come with those of a browser.
declare namespace WebAssembly {
  class Memory {
    readonly buffer: ArrayBuffer;
    private constructor();
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module);
    readonly exports: object;
  }
}
