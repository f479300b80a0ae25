/** Above everything, as long as the register holds made-up people. */
export function DemoBanner({ wide }: { wide?: boolean }) {
  return (
    <aside className="demo" aria-label="About this data">
      <p className={wide ? "wrap wide" : "wrap"}>
        Demonstration data.{" "}
        <span className="max-md:hidden">No person, agency or licence shown here is real.</span>
        <span className="md:hidden">Nothing here is real.</span>
      </p>
    </aside>
  );
}
