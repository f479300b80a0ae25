/** What an expert wrote, as paragraphs; never as markup. */
export function AnswerText({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="txt pre">
          {paragraph}
        </p>
      ))}
    </>
  );
}
