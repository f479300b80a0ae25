/** The text of terms as it is stored: `## Heading` lines and paragraphs, with an empty line between. Pure. */

/** One heading or paragraph per block: headings are alone, and the lines of a paragraph are joined. */
export function normalizeBody(typed: string): string {
  const blocks: string[] = [];
  let paragraph: string[] = [];
  const end = () => {
    if (paragraph.length > 0) blocks.push(paragraph.join(" "));
    paragraph = [];
  };
  for (const line of typed.split(/\r\n?|\n/).map((one) => one.replace(/\s+/g, " ").trim())) {
    if (line === "" || line.startsWith("## ")) end();
    if (line.startsWith("## ")) blocks.push(line);
    else if (line !== "") paragraph.push(line);
  }
  end();
  return blocks.join("\n\n");
}

/** What is wrong with a text that was normalized, as a sentence; null for one that can be published. */
export function bodyProblem(body: string): string | null {
  const blocks = body.split("\n\n");
  if (!blocks[0]?.startsWith("## ")) return "Begin with a heading: a line such as “## Your account”.";
  const empty = blocks.find(
    (block, at) => block.startsWith("## ") && (blocks[at + 1]?.startsWith("## ") ?? true),
  );
  if (empty !== undefined) return `There’s nothing under “${empty.slice(3)}”.`;
  const twice = blocks.find((block, at) => blocks.indexOf(block) !== at);
  return twice === undefined ? null : `This is there twice: “${twice.replace(/^## /, "").slice(0, 80)}”.`;
}
