/**
 * libjpeg-turbo as WebAssembly. One instance serves an isolate: its memory never shrinks, and of several the runtime
 * would collect the old ones too late.
 */
// By its file: the package names it without the ending by which bundlers know WebAssembly.

import makeCodec from "@cornerstonejs/codec-libjpeg-turbo-8bit/wasmjs";
import jpegModule from "../../node_modules/@cornerstonejs/codec-libjpeg-turbo-8bit/dist/libjpegturbowasm.wasm";

type Frame = {
  width: number;
  height: number;
  bitsPerSample: number;
  componentCount: number;
  isSigned: boolean;
};
type Decoder = {
  getEncodedBuffer(bytes: number): Uint8Array;
  readHeader(): void;
  decode(): void;
  getDecodedBuffer(): Uint8Array;
  getFrameInfo(): Frame;
  delete(): void;
};
type Encoder = {
  getDecodedBuffer(frame: Frame): Uint8Array;
  setQuality(percent: number): void;
  setProgressive(progressive: boolean): void;
  encode(): void;
  getEncodedBuffer(): Uint8Array;
  delete(): void;
};
export type JpegCodec = { JPEGDecoder: new () => Decoder; JPEGEncoder: new () => Encoder };

let opened: Promise<JpegCodec> | undefined;

/** The isolate's codec. */
export function openJpegCodec(): Promise<JpegCodec> {
  opened ??= open();
  return opened;
}

/** After a file that broke it off: what it had taken then would stay taken. */
export function forgetJpegCodec(): void {
  opened = undefined;
}

const open = (): Promise<JpegCodec> =>
  makeCodec({
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(jpegModule, imports);
      done(instance);
      return instance.exports;
    },
    print: () => undefined,
    printErr: () => undefined,
  }) as Promise<JpegCodec>;

const QUALITY = 82;

/** A square of three bytes a pixel as a JPEG that holds nothing else. */
export function encodeJpeg(codec: JpegCodec, pixels: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const encoder = new codec.JPEGEncoder();
  try {
    const frame = { width: side, height: side, bitsPerSample: 8, componentCount: 3, isSigned: false };
    encoder.getDecodedBuffer(frame).set(pixels);
    encoder.setQuality(QUALITY);
    encoder.setProgressive(false);
    encoder.encode();
    // A copy: the codec's own buffer is freed with the encoder.
    return new Uint8Array(encoder.getEncodedBuffer());
  } finally {
    encoder.delete();
  }
}
