/** So long do people take at most: to read what is held, to decide on reports, to decide on an appeal. */
const READ_HOURS = 48;
const REPORT_HOURS = 72;
const APPEAL_HOURS = 120;
const APPEAL_DAYS = 14;
/** For as long as traces of an address or a device are kept. */
const TRACE_DAYS = 90;

/** What holds a review, and what its writer, its agent and its readers may do. */
export function ReviewRights({ editDays }: { editDays: number }) {
  return (
    <>
      <h3 className="mt-8">What holds a review</h3>
      <div className="prose mt-3">
        <p>
          When you follow the link, a program looks for signs that a review is not what it says. None of them
          is the number of stars, and none of them decides: they ask a person to read it, within {READ_HOURS}{" "}
          hours.
        </p>
        <ul>
          <li>Other reviews of the agent came from the same network address or the same device.</li>
          <li>The text reads almost like that of another review.</li>
          <li>Many reviews of the agent came within a short time.</li>
          <li>The account was made just before.</li>
          <li>The mail address is from a service for addresses that are thrown away.</li>
          <li>The mail address belongs to the agent’s own organisation.</li>
        </ul>
        <p>
          Many reviews at once, a shared network or a new account alone hold nothing: a company may send its
          customers a letter, and a family has one network. Addresses and devices are kept as salted hashes,
          for {TRACE_DAYS} days, for this alone.
        </p>
      </div>
      <h3 className="mt-8">What each side may do</h3>
      <div className="prose mt-3">
        <p>
          <b>Anyone</b> may report a review, for a reason from a fixed list. It stays up while a person looks
          at it, and that is decided within {REPORT_HOURS} hours. Readers may also say that a review was
          helpful.
        </p>
        <p>
          <b>The writer</b> may change it for {editDays} days after sending it, and what it said before is
          kept; and may take it back at any time.
        </p>
        <p>
          <b>The agent</b> may reply, once to each review. We warn before it is sent: a reply must not say
          that somebody is a client, nor tell anything of their affairs.
        </p>
        <p>
          <b>Both sides</b> are told what was decided and why. Either may appeal within {APPEAL_DAYS} days; a
          second person, who did not decide before, decides that within {APPEAL_HOURS} hours, and both are
          told again.
        </p>
      </div>
    </>
  );
}
