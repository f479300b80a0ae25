import { Skeleton } from "#app/ui/feedback/skeleton.tsx";

const rows = ["a", "b", "c", "d"];

/** Bars in the layout of the page that is coming, so that nothing moves when it does. */
export function PageSkeleton({ variant = "text" }: { variant?: "results" | "profile" | "text" }) {
  return (
    <div className="wrap skeleton" role="status" aria-busy="true">
      <span className="vh">Loading...</span>
      {variant === "results" ? <ResultsBars /> : variant === "profile" ? <ProfileBars /> : <TextBars />}
    </div>
  );
}

function TextBars() {
  return (
    <div className="sk-lines">
      <Skeleton shape="heading" width="half" />
      <Skeleton width="most" />
      {rows.map((row) => (
        <div className="sk-lines mt-8" key={row}>
          <Skeleton shape="title" width="short" />
          <Skeleton width="long" />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}

function ResultsBars() {
  return (
    <>
      <div className="sk-lines">
        <Skeleton shape="heading" width="half" />
        <Skeleton width="short" />
      </div>
      <div className="mt-8">
        {rows.map((row) => (
          <div className="sk-row" key={row}>
            <Skeleton shape="square" />
            <div className="sk-lines">
              <Skeleton shape="title" width="half" />
              <Skeleton width="long" />
              <Skeleton width="most" />
              <Skeleton width="most" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

function ProfileBars() {
  return (
    <>
      <div className="sk-row">
        <Skeleton shape="square" />
        <div className="sk-lines">
          <Skeleton shape="heading" width="half" />
          <Skeleton width="most" />
        </div>
      </div>
      <div className="sk-lines">
        <Skeleton shape="block" />
        <Skeleton width="long" />
        <Skeleton width="most" />
        <Skeleton shape="block" />
      </div>
    </>
  );
}
