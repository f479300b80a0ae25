/** A terms document: `## ` begins a heading, an empty line ends a paragraph. */
export function TermsText({ body }: { body: string }) {
  return (
    <div className="prose my-5 [&_h2]:mt-6">
      {body
        .split(/\n{2,}/)
        .map((block) =>
          block.startsWith("## ") ? <h2 key={block}>{block.slice(3)}</h2> : <p key={block}>{block}</p>,
        )}
    </div>
  );
}
