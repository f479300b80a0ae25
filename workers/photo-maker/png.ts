/** PNG by Rust's decoder as WebAssembly. */
import * as pngFile from "@jsquash/png/codec/pkg/squoosh_png_bg.wasm";
import { decode, init } from "@jsquash/png/decode.js";
import type { Pixels } from "./resample.ts";

/** The package describes what is in the file; workerd gives the module itself. */
const pngModule = (pngFile as unknown as { default: WebAssembly.Module }).default;

/** What the decoder constructs from its pixels; workerd has no such class. */
class Picture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

/** The picture with how opaque each pixel is. Throws what the decoder throws. */
export async function decodePng(upload: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  (globalThis as { ImageData?: unknown }).ImageData ??= Picture;
  await init(pngModule);
  const { data, width, height } = await decode(upload.buffer);
  return { data, channels: 4, width, height };
}
