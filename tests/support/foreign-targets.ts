/**
 * Addresses that a link or a redirect must not lead to, written in the ways that browsers and routers read
 * differently (GHSA-wrjc-x8rr-h8h6, GHSA-jjmj-jmhj-qwj2). Each names `FOREIGN_HOST` or runs a script.
 */
export const FOREIGN_HOST = "evil.example";

export const foreignTargets: readonly string[] = [
  `https://${FOREIGN_HOST}/`,
  `HTTPS:${FOREIGN_HOST}`,
  `https:/${FOREIGN_HOST}`,
  `https:\\\\${FOREIGN_HOST}`,
  `//${FOREIGN_HOST}`,
  `///${FOREIGN_HOST}`,
  `/\\${FOREIGN_HOST}`,
  `\\/${FOREIGN_HOST}`,
  `\\\\${FOREIGN_HOST}`,
  `\\${FOREIGN_HOST}`,
  `/\\/${FOREIGN_HOST}`,
  `/\t/${FOREIGN_HOST}`,
  `/\n/${FOREIGN_HOST}`,
  `\t//${FOREIGN_HOST}`,
  ` //${FOREIGN_HOST}`,
  `/\r\\${FOREIGN_HOST}`,
  `/.//${FOREIGN_HOST}`,
  `/x/..//${FOREIGN_HOST}`,
  `/%2e//${FOREIGN_HOST}`,
  `/./\\${FOREIGN_HOST}`,
  `/%5c${FOREIGN_HOST}/..//${FOREIGN_HOST}`,
  `@${FOREIGN_HOST}`,
  `.${FOREIGN_HOST}`,
  `javascript:alert("${FOREIGN_HOST}")`,
  `JaVaScRiPt:alert("${FOREIGN_HOST}")`,
  `java\nscript:alert("${FOREIGN_HOST}")`,
  `\u0001javascript:alert("${FOREIGN_HOST}")`,
  `data:text/html,<script>alert("${FOREIGN_HOST}")</script>`,
  `vbscript:msgbox("${FOREIGN_HOST}")`,
  `blob:https://${FOREIGN_HOST}/1`,
];

/** Whether a browser on a page of `origin` that follows `address` goes to the foreign host, or runs its script. */
export function leadsAway(address: string, origin: string): boolean {
  const url = URL.parse(address, `${origin}/a/page`);
  if (url === null) return false;
  if (/^(javascript|vbscript|data|blob):$/.test(url.protocol)) return url.href.includes(FOREIGN_HOST);
  return url.host.includes(FOREIGN_HOST);
}
