/**
 * `@simplewebauthn/server` reads certificates of the makers of keys. We ask for none (docs/decisions 0056), and what reads
 * them weighs eight times as much as all the rest: the Worker's build leaves it out, and refuses a registration that brings
 * one. Of the signatures' ASN.1 only two integers are ever read; for those stands `app/domains/auth/passkeys/ecdsa.ts`.
 */
import { fileURLToPath } from "node:url";
import { changingPlugin } from "./patched-modules.ts";

const PACKAGE = "/@simplewebauthn/server/esm/";

/** Modules that are about certificates alone, without `.js`. */
export const CERTIFICATES = [
  "registration/verifications/verifyAttestationFIDOU2F",
  "registration/verifications/verifyAttestationAndroidSafetyNet",
  "registration/verifications/verifyAttestationAndroidKey",
  "registration/verifications/verifyAttestationApple",
  "registration/verifications/tpm/verifyAttestationTPM",
  "helpers/convertX509PublicKeyToCOSE",
  "helpers/validateCertificatePath",
  "helpers/getCertificateInfo",
  "helpers/isCertRevoked",
  "helpers/validateExtFIDOGenCEAAGUID",
  "metadata/verifyAttestationWithMetadata",
  "services/metadataService",
  "services/defaultRootCerts/android-safetynet",
  "services/defaultRootCerts/android-key",
  "services/defaultRootCerts/apple",
  "services/defaultRootCerts/mds",
] as const;
const SIGNATURES = "helpers/iso/isoCrypto/unwrapEC2Signature";

const nameOf = (id: string): string | null => {
  const path = id.split("?")[0] ?? "";
  const at = path.indexOf(PACKAGE);
  return at === -1 ? null : path.slice(at + PACKAGE.length).replace(/\.js$/, "");
};

/** The module's text without what reads certificates: each of its names throws. Null for a module that stays as it is. */
export function withoutCertificates(id: string, code: string): string | null {
  const name = nameOf(id);
  if (name === SIGNATURES) {
    const ours = fileURLToPath(new URL("../app/domains/auth/passkeys/ecdsa.ts", import.meta.url));
    return `export { unwrapSignature as unwrapEC2Signature } from ${JSON.stringify(ours)};`;
  }
  if (name === null || !(CERTIFICATES as readonly string[]).includes(name)) return null;
  const exported = [...code.matchAll(/^export (async function|function|const|class) (\w+)/gm)];
  if (exported.length === 0)
    throw new Error(`${id} is not as build-plugins/lean-passkeys.ts knows it: look there.`);
  return exported
    .map(([, kind, own]) =>
      kind === "const" || kind === "class"
        ? `export const ${own} = "";`
        : `export function ${own}() { throw new Error("Certificates of keys are not read here."); }`,
    )
    .join("\n");
}

/** For the Worker's build. */
export const leanPasskeys = () =>
  changingPlugin({
    name: "lean-passkeys",
    build: "worker",
    modules: CERTIFICATES.length + 1,
    change: withoutCertificates,
  });
