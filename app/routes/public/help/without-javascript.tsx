import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Section } from "#app/ui/layout/section.tsx";

export function WithoutJavaScriptHelp() {
  return (
    <Section id="without-javascript" title="Without JavaScript">
      <div className="prose">
        <p>
          Everything here works with JavaScript switched off: the search and its filters are a form, the menu
          and the explanations open by themselves, maps are drawings with a list beside them, saving an agent
          is a button in a form, and so is every message, question, and review. When it is on, you also get
          suggestions while you type, your device’s location, new messages and notifications as they arrive,
          and pages that change without a full reload.
        </p>
        <p>
          Pages can be used with a keyboard alone; the first Tab offers to skip to the content. They follow
          your system’s choice of light or dark and of reduced motion. What cannot be reached or read that way
          is a fault: <Link to={paths.help("contact")}>tell us</Link>.
        </p>
      </div>
    </Section>
  );
}
