/** Which names and addresses are on the public internet, and which on a private network. Pure. */

/** Endings of names on this machine or a private network. */
const PRIVATE_ENDINGS = [
  ...[
    "localhost",
    "localdomain",
    "local",
    "internal",
    "intranet",
    "private",
    "lan",
    "home",
    "home.arpa",
    "corp",
  ],
  ...["test", "invalid", "onion"],
];
/** Services whose names resolve to the address written in them, or back to this machine. */
const REFLECTING = [
  ...["nip.io", "sslip.io", "xip.io", "xip.name", "ip6.name", "ipq.co", "1u.ms", "rbndr.us", "backname.io"],
  ...[
    "traefik.me",
    "localtest.me",
    "lvh.me",
    "vcap.me",
    "lacolhost.com",
    "localho.st",
    "local.gd",
    "yoogle.com",
  ],
];

/** IPv4 ranges without public sites (RFC 6890 and its registry): first address and prefix length. */
const PRIVATE_RANGES: readonly (readonly [first: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** Whether a URL's host looks like a name on the public internet. */
export function isPublicName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  const labels = name.split(".");
  if (labels.length < 2 || labels.includes("localhost") || name.startsWith("[")) return false;
  if (labels.every((label) => /^\d+$/.test(label))) return false;
  const ends = (ending: string) => name === ending || name.endsWith(`.${ending}`);
  if ([...PRIVATE_ENDINGS, ...REFLECTING].some(ends)) return false;
  return !writtenAddresses(name).some((address) => !isPublicAddress(address));
}

/** Addresses written into a name, with dots or hyphens: `10-0-0-1.example.com`. */
function writtenAddresses(name: string): string[] {
  const parts = name.split(/[.-]/);
  return parts
    .map((_, at) => parts.slice(at, at + 4))
    .filter((four) => four.length === 4 && four.every((one) => /^\d{1,3}$/.test(one) && Number(one) < 256))
    .map((four) => four.map(Number).join("."));
}

/** Whether an address, as a resolver writes it, is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const four = numberOf(address);
  if (four !== null)
    return !PRIVATE_RANGES.some(([first, bits]) => {
      const size = 2 ** (32 - bits);
      return Math.floor(four / size) === Math.floor((numberOf(first) ?? 0) / size);
    });
  const groups = groupsOf(address);
  if (groups === null) return false;
  const [first = 0, second = 0] = groups;
  // Only 2000::/3 is assigned to sites; mapped, local, and translated addresses are outside it.
  if (first < 0x2000 || first > 0x3fff) return false;
  // Within it: protocol assignments (with Teredo), documentation, and 6to4, which embeds an IPv4 address.
  if (first === 0x2001 && (second < 0x0200 || second === 0x0db8)) return false;
  return first !== 0x2002 && first !== 0x3fff;
}

function numberOf(address: string): number | null {
  const parts = address.split(".");
  if (parts.length !== 4 || !parts.every((one) => /^\d{1,3}$/.test(one) && Number(one) < 256)) return null;
  return parts.reduce((sum, one) => sum * 256 + Number(one), 0);
}

/** The eight groups of an IPv6 address, or null. */
function groupsOf(address: string): number[] | null {
  const host = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  if (host === undefined) return null;
  const [head = "", tail] = host.split("::");
  const read = (text: string) => (text === "" ? [] : text.split(":").map((one) => Number.parseInt(one, 16)));
  if (tail === undefined) return read(head);
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
