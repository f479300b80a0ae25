import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnsweringFaces } from "./answering-faces.tsx";

test("each face says whose it is, so that a copy of the page goes with the profile", () => {
  const shown = [
    { id: "1", slug: "bo-li", name: "Bo Li", photoUrl: null },
    { id: "2", slug: "ines", name: "Ines Ro", photoUrl: "/photos/2" },
  ];
  const html = renderToStaticMarkup(<AnsweringFaces shown={shown} />);
  expect([...html.matchAll(/data-about="([^"]*)"/g)].map(([, slug]) => slug)).toEqual(["bo-li", "ines"]);
});
