/** Fills the screen while nothing else can be shown (specification §2). */
export function LoadingScreen() {
  return (
    <div className="screen center" role="status">
      <span className="spin large" aria-hidden="true" />
      <p>Loading...</p>
    </div>
  );
}
