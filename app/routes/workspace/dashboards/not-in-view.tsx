/** Stands for a part of a dashboard that stays between this person and Fairlead while an admin looks (decision 0064). */
export function NotInView() {
  return <p>Not shown in this view.</p>;
}
