/** Non-TypeScript modules, as wrangler and Vite load them in workerd. */
declare module "@cornerstonejs/codec-libjpeg-turbo-8bit/wasmjs" {
  const makeCodec: (options: object) => Promise<unknown>;
  export default makeCodec;
}
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
