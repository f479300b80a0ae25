/** A software authenticator: makes a passkey and signs with it, using only node's own cryptography. */
import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

/** CBOR of byte strings, and of the numbers and texts that stand here. */
const head = (kind: number, length: number) =>
  length < 24
    ? Buffer.of((kind << 5) | length)
    : length < 256
      ? Buffer.of((kind << 5) | 24, length)
      : Buffer.of((kind << 5) | 25, length >> 8, length & 0xff);
const bytesOf = (value: Uint8Array) => Buffer.concat([head(2, value.length), value]);
const textOf = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const numberOf = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

export type Signing = {
  challenge: string;
  origin: string;
  /** Its claims about itself, for tests in which it lies. */
  rpId?: string;
  counter?: number;
  verified?: boolean;
  type?: string;
  userHandle?: string | undefined;
};

export class SoftPasskey {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #counter = 0;
  userHandle: string | undefined;

  get credentialId(): string {
    return base64url(this.id);
  }

  #clientData({ challenge, origin, type }: Signing, usual: string): Buffer {
    return Buffer.from(JSON.stringify({ type: type ?? usual, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(
    { origin, rpId = new URL(origin).hostname, counter, verified = true }: Signing,
    key: Buffer | null,
  ): Buffer {
    const flags = PRESENT | (verified ? VERIFIED : 0) | (key === null ? 0 : WITH_KEY);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    const known =
      key === null
        ? Buffer.alloc(0)
        : Buffer.concat([Buffer.alloc(16), Buffer.of(0, this.id.length), this.id, key]);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, known]);
  }

  /** What a browser sends of a passkey that was just made. */
  made(signing: Signing) {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const key = Buffer.concat([
      head(5, 5),
      ...[numberOf(1), numberOf(2), numberOf(3), numberOf(-7), numberOf(-1), numberOf(1)],
      ...[
        numberOf(-2),
        bytesOf(Buffer.from(x, "base64url")),
        numberOf(-3),
        bytesOf(Buffer.from(y, "base64url")),
      ],
    ]);
    const attestation = Buffer.concat([
      head(5, 3),
      ...[textOf("fmt"), textOf("none"), textOf("attStmt"), head(5, 0)],
      ...[textOf("authData"), bytesOf(this.#authenticatorData(signing, key))],
    ]);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.#clientData(signing, "webauthn.create")),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      },
    };
  }

  /** What a browser sends of a passkey that has signed; each time it counts one more. */
  signed(signing: Signing) {
    this.#counter += 1;
    const clientData = this.#clientData(signing, "webauthn.get");
    const data = this.#authenticatorData(signing, null);
    const key = createPrivateKey(this.#keys.privateKey.export({ type: "pkcs8", format: "pem" }));
    const handle = "userHandle" in signing ? signing.userHandle : this.userHandle;
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(sign("sha256", Buffer.concat([data, sha256(clientData)]), key)),
        ...(handle === undefined ? {} : { userHandle: handle }),
      },
    };
  }
}
