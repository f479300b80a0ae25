import { Link } from "@remix-run/react";
import { FINGERPRINT_DAYS } from "#app/domains/auth/limits.ts";
import {
  APPEAL_DAYS,
  APPEAL_DUE_HOURS,
  FLAGS_DUE_HOURS,
  HELD_DUE_HOURS,
  NETWORK_DAY_ACCOUNTS,
} from "#app/domains/reviews/limits.ts";
import { paths } from "#app/paths.ts";

/** What holds a review, and what its writer, its agent and its readers may do. */
export function ReviewRights({ editDays }: { editDays: number }) {
  return (
    <>
      <h3 className="mt-8">What holds a review</h3>
      <div className="prose mt-3">
        <p>
          When you follow the link, a program looks for signs that a review is not what it says. None of them
          is the number of stars, and none of them decides: they ask a person to read it, within{" "}
          {HELD_DUE_HOURS} hours.
        </p>
        <ul>
          <li>
            {NETWORK_DAY_ACCOUNTS} accounts or more that were used on one network reviewed the agent within a
            day, or several new ones within a week. Where many people share a network, it takes more.
          </li>
          <li>Several accounts reviewed the agent from one device.</li>
          <li>
            The account was used where the agent’s own account was, or a colleague’s: in the same browser, or
            on a network that few others use.
          </li>
          <li>The text reads almost like that of another review.</li>
          <li>Many reviews of the agent came within a short time.</li>
          <li>The account was made just before.</li>
          <li>The mail address is from a service for addresses that are thrown away.</li>
          <li>The mail address belongs to the agent’s own organization.</li>
        </ul>
        <p>
          One such sign alone holds a review only where chance hardly explains it; otherwise two that have
          nothing to do with each other are needed. Many reviews at once and new accounts hold nothing by
          themselves, not even together: that is what happens when an agent asks all customers at once. An
          evening on which many write from one room looks just like a ring, so a person reads the third review
          and those after it. Published reviews that a finding leads to stay up while a person looks at them
          too. Networks and devices are kept as keyed hashes, for {FINGERPRINT_DAYS} days, for this alone.
        </p>
      </div>
      <h3 className="mt-8">What each side may do</h3>
      <div className="prose mt-3">
        <p>
          <b>Anyone</b> may report a review, for a reason from a fixed list. It stays up while a person looks
          at it, and that is decided within {FLAGS_DUE_HOURS} hours. Readers may also say that a review was
          helpful.
        </p>
        <p>
          <b>The writer</b> may change it for {editDays} days after sending it, and what it said before is
          kept; and may take it back at any time. <Link to={paths.myReviews()}>Your reviews</Link> say where
          each stands.
        </p>
        <p>
          <b>The agent</b> may reply, once to each review. We warn before it is sent: a reply must not say
          that somebody is a client, nor tell anything of their affairs.
        </p>
        <p>
          <b>Both sides</b> are told what was decided and why. Either may appeal within {APPEAL_DAYS} days; a
          second person, who did not decide before, decides that within {APPEAL_DUE_HOURS} hours, and both are
          told again.
        </p>
      </div>
    </>
  );
}
