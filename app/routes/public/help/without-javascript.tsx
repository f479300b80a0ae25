import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { rich, t } from "#app/text/text.ts";
import { Chapter } from "./chapter.tsx";

export function WithoutJavaScriptHelp() {
  return (
    <Chapter id="without-javascript" title={t("Without JavaScript")}>
      <div className="prose">
        <p>
          {t(
            "Everything here works with JavaScript turned off: search and filters, the menu, saving an agent, and every message, question, and review. Maps are drawings with a list next to them. With JavaScript on, you also get suggestions as you type, your device’s location, new messages and notifications as they arrive, and pages that change without a full reload.",
          )}
        </p>
        <p>
          {rich(
            "You can use every page with just a keyboard; the first Tab lets you skip to the content. Pages follow your system’s light or dark mode and its reduced-motion setting. If there’s something you can’t reach or read, that’s our mistake: {link}. The {statement} says what we check and which gaps we know of.",
            {
              link: <Link to={paths.help("contact")}>{t("tell us")}</Link>,
              statement: <Link to={paths.accessibility()}>{t("accessibility statement")}</Link>,
            },
          )}
        </p>
      </div>
    </Chapter>
  );
}
