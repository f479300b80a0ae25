import { t } from "#app/text/text.ts";
import { Skeleton, SkeletonLines, SkeletonRow } from "#app/ui/feedback/skeleton.tsx";
import { PageWidth } from "#app/ui/layout/page-width.tsx";

const rows = ["a", "b", "c", "d"];

/** Bars in the layout of the page that is coming, so that nothing moves when it does. */
export function PageSkeleton({ variant = "text" }: { variant?: "results" | "profile" | "text" }) {
  return (
    <PageWidth className="py-8" role="status" aria-busy="true">
      <span className="sr-only">{t("Loading...")}</span>
      {variant === "results" ? <ResultsBars /> : variant === "profile" ? <ProfileBars /> : <TextBars />}
    </PageWidth>
  );
}

function TextBars() {
  return (
    <SkeletonLines>
      <Skeleton shape="heading" width="half" />
      <Skeleton width="most" />
      {rows.map((row) => (
        <SkeletonLines className="mt-8" key={row}>
          <Skeleton shape="title" width="short" />
          <Skeleton width="long" />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </SkeletonLines>
      ))}
    </SkeletonLines>
  );
}

function ResultsBars() {
  return (
    <>
      <SkeletonLines>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="short" />
      </SkeletonLines>
      <div className="mt-8">
        {rows.map((row) => (
          <SkeletonRow key={row}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="long" />
            <Skeleton width="most" />
            <Skeleton width="most" />
          </SkeletonRow>
        ))}
      </div>
    </>
  );
}

function ProfileBars() {
  return (
    <>
      <SkeletonRow>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="most" />
      </SkeletonRow>
      <SkeletonLines>
        <Skeleton shape="block" />
        <Skeleton width="long" />
        <Skeleton width="most" />
        <Skeleton shape="block" />
      </SkeletonLines>
    </>
  );
}
