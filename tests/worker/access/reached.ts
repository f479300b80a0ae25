/** Whether a route's row is tried: always, or with `npm test -- --changed` if the change reaches the route. */
const reached = process.env.FAIRLEAD_REACHED_ROUTES?.split(" ");

export const isTried = (id: string): boolean => reached?.includes(id) ?? true;
