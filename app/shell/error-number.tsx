/** The number under which an admin finds what failed: in the log and in the list of errors. */
export function ErrorNumber({ requestId }: { requestId: string | undefined }) {
  return requestId ? (
    <p className="cap">
      If you write to us about this, add this number: <code>{requestId}</code>
    </p>
  ) : null;
}
