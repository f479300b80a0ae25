/** Requests of readers, drawn from the database in the same way every time. */
import { placeKey } from "#app/domains/directory/search/places/place-text.ts";
import { createDatabase } from "#db/client.ts";
import { Random } from "#db/seed/random.ts";

export const ZIP_SAMPLE = 200;
const NAME_SAMPLE = 60;
const BEGINNING_SAMPLE = 120;
/** Shorter words occur in every question. */
const LEAST_LETTERS = 4;

export type Samples = {
  /** Each with the chance its population has, none twice. The same for every size: places do not depend on agents. */
  zips: string[];
  /** First and last names of agents. */
  names: string[];
  /** Prefixes of ZIPs, cities and names, as someone has typed them so far. */
  beginnings: string[];
  /**
   * Two words of a question that was answered, with its type and state, as someone with the same question would
   * search for it.
   */
  asked: { words: string; type: string; state: string }[];
};

/** Reads `url`, once; the other sizes get the same requests. */
export async function drawSamples(url: string): Promise<Samples> {
  const { client } = createDatabase({ url });
  const random = new Random("benchmark");
  const [places, cities, people, questions] = await client.batch([
    "SELECT zip, weight FROM zips ORDER BY zip",
    "SELECT name FROM cities WHERE agent_count > 0 ORDER BY population DESC, city_no LIMIT 400",
    "SELECT name FROM agents WHERE account_status = 'active' ORDER BY agent_no LIMIT 400",
    `SELECT q.public_title title, t.slug type, q.state_code state FROM expert_questions q
      JOIN product_types t ON t.bit = q.type_bit WHERE q.status = 'answered' ORDER BY q.question_no DESC LIMIT 1000`,
  ]);
  client.close();
  const texts = (result: typeof places) => (result?.rows ?? []).map((row) => String(row.name));
  const names = random.sample(texts(people), NAME_SAMPLE);
  const zips = drawWeighted(
    (places?.rows ?? []).map((row) => [String(row.zip), Number(row.weight)] as const),
    ZIP_SAMPLE,
    () => random.unit(),
  );
  const words = [...random.sample(texts(cities), NAME_SAMPLE), ...names, ...random.sample(zips, 40)];
  const asked = random.sample([...(questions?.rows ?? [])], NAME_SAMPLE).map(({ title, type, state }) => {
    const longer = (String(title).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LEAST_LETTERS);
    return { words: random.sample(longer, 2).join(" "), type: String(type), state: String(state) };
  });
  const beginnings = random.sample(words, BEGINNING_SAMPLE).map((word) => cut(word, random));
  return { zips, names, beginnings, asked };
}

/** Suggestions are requested from the second letter on. */
function cut(word: string, random: Random): string {
  const text = placeKey(word);
  return text.slice(0, random.integer(2, Math.max(2, text.length - 1))).trim();
}

/** `count` different items, each draw as likely as its weight; all of them when there are fewer. */
export function drawWeighted<T>(
  items: readonly (readonly [item: T, weight: number])[],
  count: number,
  unit: () => number,
): T[] {
  const rest = items.filter(([, weight]) => weight > 0);
  const drawn: T[] = [];
  while (drawn.length < count && rest.length > 0) {
    let left = unit() * rest.reduce((sum, [, weight]) => sum + weight, 0);
    const at = rest.findIndex(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    drawn.push(...rest.splice(at === -1 ? rest.length - 1 : at, 1).map(([item]) => item));
  }
  return drawn;
}
