import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { PageSkeleton } from "./page-skeleton.tsx";

/** A page that loads faster than this replaces the old one directly. */
const SKELETON_AFTER_MS = 400;

/** While the next page is on its way: its skeleton where its layout is known, else the full-screen Loading... */
export function PendingPage({ children }: { children: ReactNode }) {
  const { location: next, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const leaving = next !== undefined && next.pathname !== pathname && (formMethod ?? "GET") === "GET";
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLate(true), SKELETON_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [leaving]);
  if (!leaving || !late) return children;
  const variant = skeletonFor(next.pathname);
  return variant === null ? <LoadingScreen /> : <PageSkeleton variant={variant} />;
}

function skeletonFor(pathname: string): "results" | "profile" | "text" | null {
  if (pathname === paths.search() || pathname.startsWith("/agents/")) return "results";
  if (/^\/(showcase|agent|organization-showcase)\//.test(pathname)) return "profile";
  return [paths.help(), paths.privacyPolicy(), paths.termsOfService(), paths.ourVision()].includes(pathname)
    ? "text"
    : null;
}

/** Fills the screen while nothing else can be shown (specification §2). */
function LoadingScreen() {
  return (
    <div
      className="grid min-h-dvh place-content-center justify-items-center gap-4 px-gutter py-10"
      role="status"
    >
      <span
        className="size-9 animate-spin rounded-full border-3 border-current border-r-transparent text-accent"
        aria-hidden="true"
      />
      <p>{t("Loading...")}</p>
    </div>
  );
}
